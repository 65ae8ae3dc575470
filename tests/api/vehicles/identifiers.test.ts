import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

type Client = ReturnType<typeof clientOf>;
let reader: Client;
let anybody: Client;

beforeAll(async () => {
  reader = await makeCompany({ rights: ["CarIdentifier", "targa", "immatCH"] });
  anybody = await makeCompany({ rights: [] });
});

async function ask(path: string, client: Client = reader) {
  const response = await client.get(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const list = async (path: string, client: Client = reader) => {
  const { status, body } = await ask(path, client);
  expect([path, status]).toEqual([path, 200]);
  return body as unknown as { value: string; label: string; detail: string | null; ktype: number }[];
};

describe("a vehicle by each of its identifiers", () => {
  it.each([
    ["/vehiculeTechnique/MRE5202E1234", "Renault Clio III 1.5 dCi 85", 1_000_080],
    ["/vehiculeTechnique/mre%205202%20e1234", "Renault Clio III 1.5 dCi 85", 1_000_080],
    ["/vehiculeTechnique/LBBHZH", "Peugeot 308 II 1.6 BlueHDi 120", 1_000_663],
    ["/vehiculeTechnique/dx", "Citroën DS 21", 1_010_001],
    ["/vehiculeTechnique/312%2FAXA1A", "Fiat 500 (312) 1.2 8V 69", 1_003_993],
    ["/ntypnr/900001", "Renault Trucks T 480", 1_010_003],
    ["/ebayMoto/4500214", "Yamaha MT-07 700", 1_010_002],
    ["/ebayMoto/4500226", "Yamaha MT-07 700", 1_010_002],
    ["/targa/ex%20123%20yz", "Fiat 500 (312) 1.2 8V 69", 1_003_993],
  ])("%s is %s", async (path, label, ktype) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: { label, ktype } });
  });

  it("of a heavy vehicle names its ntypnr", async () => {
    expect(await ask("/ntypnr/900001")).toMatchObject({ body: { ntypnr: 900_001, derived: { category: "PL" } } });
  });

  it("is the newest of several that a type code names, with the others", async () => {
    const { body } = await ask("/vehiculeTechnique/MRE9011FA588");
    expect(body.label).toMatch(/^Renault Twingo II /);
    expect(body.others).toEqual(expect.arrayContaining([{ ktype: expect.any(Number), label: expect.any(String) }]));
    expect((await ask("/ktype/1000080")).body).not.toHaveProperty("others");
  });

  it.each([
    "/vehiculeTechnique/MRE0000AA000",
    "/vehiculeTechnique/ZZ",
    "/ntypnr/899999",
    "/ebayMoto/4500213",
    "/targa/AA%20000%20AA",
  ])("%s finds nothing", async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.code]).toEqual([404, "no-vehicle"]);
    expect(body.title).toBe(`No results for ${decodeURIComponent(path.split("/")[2] ?? "")}`);
  });

  const hostile = [" ", "hello world", "A".repeat(5000), "لوحة ١٢٣", "\u202e\u0007", "' or 1=1 --", "../../login"];
  it.each(hostile)("malformed (%.20j) is refused by every field", async (text) => {
    for (const field of ["vehiculeTechnique", "ntypnr", "ebayMoto", "targa"]) {
      const { status, body } = await ask(`/${field}/${encodeURIComponent(text)}`);
      expect([field, status, body.code]).toEqual([field, 400, `malformed-${field}`]);
    }
  });

  it("offers an Italian plate with 0 for O, and never takes it", async () => {
    expect(await ask("/targa/EX%20I23%20YZ")).toMatchObject({ status: 400, body: { corrections: ["EX 123 YZ"] } });
  });
});

describe("a Swiss plate", () => {
  it("names every vehicle of its holder", async () => {
    const { status, body } = await ask("/swissVehicles/zh-123456");
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { label: "Škoda Octavia III 2.0 TDI 150", Codif_Vin_PRF: "TMBJJ7NE3G0123456", Immat_SIV: "ZH 123456" },
      { label: expect.stringMatching(/^Volkswagen Transporter \(T6\)/), Codif_Vin_PRF: "WV1ZZZ7HZGH123456" },
    ]);
  });

  it("of nobody names none, and a malformed one is refused", async () => {
    expect(await ask("/swissVehicles/GE%201")).toEqual({ status: 200, body: [] });
    expect(await ask("/swissVehicles/XX%20123")).toMatchObject({ status: 400, body: { code: "malformed-swissPlate" } });
    expect(await ask("/swissVehicles/GE%20I23")).toMatchObject({ body: { corrections: ["GE 123"] } });
  });
});

describe("who may look up", () => {
  it("an Italian plate holds targa, a Swiss one immatCH", async () => {
    const without = await makeCompany({ rights: ["CarIdentifier", "v2", "Diag"] });
    for (const path of ["/targa/EX123YZ", "/swissVehicles/ZH123456"])
      expect(await ask(path, without)).toMatchObject({
        status: 403,
        body: { code: "denied", title: "You are not allowed to access this part." },
      });
    const italian = await makeCompany({ rights: ["targa"] });
    expect((await ask("/targa/EX123YZ", italian)).status).toBe(200);
    expect((await ask("/ntypnr/900001", italian)).status).toBe(403);
  });
});

describe("suggestions", () => {
  it.each([
    ["vin/vf1br1", "VF1BR1H0H40123456", "Renault Clio III 1.5 dCi 85"],
    ["tvv/mre5202e", "MRE5202E1234", "Renault Clio III 1.5 dCi 85"],
    ["tvv/LBBHZ", "LBBHZH", "Peugeot 308 II 1.6 BlueHDi 120"],
    ["targa/ex%2012", "EX 123 YZ", "Fiat 500 1.2 69"],
    ["ktype/101000", "1010003", "Renault Trucks T 480"],
    ["ntypnr/9000", "900001", "Renault Trucks T 480"],
    ["ebayMoto/45002", "4500214", "Yamaha MT-07 700"],
  ])("%s hold %s", async (path, value, label) => {
    const found = await list(`/completion/${path}`);
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ value, label })]));
    const start = decodeURIComponent(path.split("/")[1] ?? "").toUpperCase();
    for (const one of found) expect(one.value.startsWith(start)).toBe(true);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it("name a version by any words of it, and its years", async () => {
    const found = await list("/completion/version/clio%201.5%20dci%2085", anybody);
    expect(found).toContainEqual({
      value: "Renault Clio III 1.5 dCi 85",
      label: "Renault Clio III 1.5 dCi 85",
      detail: expect.stringMatching(/^2005-/),
      ktype: 1_000_080,
    });
    for (const { label } of found) expect(label).toMatch(/Clio.*1\.5 dCi 85/i);
  });

  it("keep to the make that is named, and to its kind", async () => {
    const mercedes = await list("/completion/version/Mercedes-Benz/18", anybody);
    expect(mercedes.length).toBeGreaterThan(0);
    for (const { label } of mercedes) expect(label).toMatch(/^Mercedes-Benz (?!Actros)/);
    expect(await list("/completion/plVersion/mercedes%20benz/18", anybody)).toMatchObject([
      { label: "Mercedes-Benz Actros 1845" },
    ]);
    expect(await list("/completion/version/Nobody/clio", anybody)).toEqual([]);
  });

  it.each(["VF1BR1H0H4123456", "VF1BR1H0H4012345", "VF1BR1H0H401236"])(
    "of the VIN %s, of which characters were left out, are the whole one",
    async (text) => {
      expect((await list(`/completion/vin/${text}`)).map(({ value }) => value)).toContain("VF1BR1H0H40123456");
    },
  );

  it("begin with the second character and never fail", async () => {
    for (const kind of ["vin", "tvv", "targa", "ktype", "ntypnr", "ebayMoto", "version"])
      for (const text of ["1", "%25%25", "____", "مرحبا", "' or 1=1 --", "z".repeat(200)])
        expect(await list(`/completion/${kind}/${encodeURIComponent(decodeURIComponent(text))}`)).toEqual([]);
    expect((await ask(`/completion/vin/${"z".repeat(5000)}`)).status).toBe(400);
  });

  it("of registered vehicles are for those who may look them up", async () => {
    expect(await list("/completion/vin/VF1BR1", anybody)).toEqual([]);
    expect(await list("/completion/targa/EX12", anybody)).toEqual([]);
    expect(await list("/completion/ktype/100008", anybody)).toHaveLength(10);
  });
});
