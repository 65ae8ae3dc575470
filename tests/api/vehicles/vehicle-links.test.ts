import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { claire } from "@/tests/support/supply";

type Client = Pick<Awaited<ReturnType<typeof makeCompany>>, "get">;
let anybody: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  anybody = await makeCompany({ rights: [] });
});

async function ask(path: string, client: Client = anybody) {
  const response = await client.get(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("numbers of other catalogues", () => {
  it("lead from an AutoData number to its ktype and back", async () => {
    expect(await ask("/midToKtype/REN00080")).toEqual({ status: 200, body: { ktype: 1_000_080 } });
    expect(await ask("/midToKtype/%20ren00080")).toEqual({ status: 200, body: { ktype: 1_000_080 } });
    expect(await ask("/ktypnrToMid/1000080")).toEqual({ status: 200, body: { mid: "REN00080" } });
    expect(await ask("/ktypnrToMid/1010001")).toEqual({ status: 200, body: { mid: null } });
  });

  it.each(["/midToKtype/ZZZ99999", "/ktypnrToMid/999999999", "/cvMakeAndModel/1"])("%s is unknown", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  it("of more than 20 characters are refused", async () => {
    expect(await ask(`/midToKtype/${"A".repeat(20)}`)).toMatchObject({ status: 404 });
    expect(await ask(`/midToKtype/${"A".repeat(21)}`)).toMatchObject({ status: 400, body: { code: "malformed-mid" } });
  });

  it("name a heavy vehicle by its type number", async () => {
    expect(await ask("/cvMakeAndModel/900001")).toEqual({ status: 200, body: { make: "Renault Trucks", model: "T" } });
  });
});

describe("phoneToVin", () => {
  const vin = "VF1BR1H0H40123456";

  it("names the caller and the vehicle linked last, however the number is written, in the own company alone", async () => {
    const garage = await makeCompany();
    await garage.post("/vc/newClient", { info: { ...claire, phone: "06 12 34 56 78" }, vin });
    for (const phone of ["0612345678", "+33612345678", "06.12.34.56.78"]) {
      expect(await ask(`/phoneToVin/${encodeURIComponent(phone)}`, garage)).toMatchObject({
        status: 200,
        body: { vin, immat: "AB123CD", name: claire.name, email: claire.email },
      });
    }
    const stranger = await makeCompany({ rights: ["cart"] });
    expect(await ask("/phoneToVin/0612345678", stranger)).toMatchObject({
      status: 404,
      body: { code: "unknown-phone" },
    });
    expect(await ask("/phoneToVin/0612345678")).toMatchObject({ status: 403, body: { code: "denied" } });
    expect(await ask("/phoneToVin/0712345678", garage)).toMatchObject({ status: 404 });
  });

  it("names a caller without a vehicle too", async () => {
    const garage = await makeCompany();
    await garage.post("/vc/newClient", { info: { ...claire, phone: "04 78 11 22 33" } });
    expect(await ask("/phoneToVin/0478112233", garage)).toMatchObject({
      status: 200,
      body: { vin: null, immat: null },
    });
  });
});

describe("naiVin", () => {
  it("names make and model of a VIN, or says in the language that nobody knows it", async () => {
    const dealer = await makeCompany({ rights: ["OEM"] });
    expect(await ask("/naiVin/vf3lbbhzhgs123456/fr", dealer)).toEqual({
      status: 200,
      body: { client: { mark: "Peugeot", model: "308 II" }, image: null, error: null },
    });
    expect((await ask("/naiVin/WVWZZZ1KZ6W000001/fr", dealer)).body.error).toBe(
      "Aucun résultat pour WVWZZZ1KZ6W000001",
    );
    expect((await ask("/naiVin/WVWZZZ1KZ6W000001/xx", dealer)).body.error).toBe("No results for WVWZZZ1KZ6W000001");
    expect((await ask("/naiVin/WVWZZZ1KZ6W000001/ja", dealer)).body.error).toBe(
      "WVWZZZ1KZ6W000001の検索結果はありません",
    );
    expect(await ask("/naiVin/WVWZZZ1KZ6W00000I/fr", dealer)).toMatchObject({
      status: 400,
      body: { code: "malformed-vin", corrections: ["WVWZZZ1KZ6W000001"] },
    });
  });
});

describe("portals of repair data", () => {
  it("know the company and open for the user", async () => {
    const garage = await makeCompany({ rights: ["TecRMI", "AutoData"] });
    expect(await ask("/tecrmiId", garage)).toEqual({ status: 200, body: { id: `demo-${garage.companyId}` } });
    const link = await garage.get("/requestAutodataToken");
    expect(link.headers.get("content-type")).toContain("text/plain");
    expect(await link.text()).toBe("/embedded/autodata");
  });
});

describe("the public card", () => {
  it("shows the technical record to anybody, and neither plate nor holder", async () => {
    const { status, body } = await ask("/idcar/VF3LBBHZHGS123456", clientOf());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ label: "Peugeot 308 II 1.6 BlueHDi 120", Codif_Vin_PRF: "VF3LBBHZHGS123456", Code_Moteur: "BHZ" },
      derived: { critAir: "2", fuel: "diesel" },
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/DK-?405-?ZR|987650348|Siren|Immat|DCG|owner|"hand"/);
  });

  it("of another VIN does not exist", async () => {
    expect(await ask("/idcar/VF1AAAAAA40000001", clientOf())).toMatchObject({ status: 404 });
    expect(await ask("/idcar/hello", clientOf())).toMatchObject({ status: 400, body: { code: "malformed-vin" } });
  });

  it("is not read by the hundred", async () => {
    const stranger = clientOf();
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await stranger.get("/idcar/hello")).status);
    expect(statuses).toEqual(new Set([400, 429]));
  });
});
