import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
let garage: Company;

beforeAll(async () => {
  garage = await makeCompany({ rights: ["CaiaApp", "CarIdentifier"] });
});

async function ask(path: string, client: Pick<Company, "get"> = garage) {
  const response = await client.get(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("a vehicle by its identifier", () => {
  it("is found by its plate in any spelling, with its record and what is derived from it", async () => {
    const { status, body } = await ask("/immat/ab%20123%20cd");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{
        label: "Renault Clio III 1.5 dCi 85",
        Marque: "Renault",
        Modèle: "Clio III",
        Énergie: "GO",
        ktype: 1_000_080,
      },
      ...{
        Immat_SIV: "AB-123-CD",
        Codif_Vin_PRF: "VF1BR1H0H40123456",
        Code_Moteur: "K9K 766",
        Puis_Kw: 63,
        Puis_Ch: 85,
      },
      ...{
        Cylindree: 1461,
        CO2: 117,
        "Année 1ère MEC": 2007,
        "Mois 1ère MEC": 3,
        "Jour 1ère MEC": 14,
        Genre_V: "VP",
        Siren: null,
      },
      derived: {
        ...{ owner: "person", hand: "second", critAir: "3", co2Class: "B", kw: 63, litres: 1.5, fuel: "diesel" },
        euro: { norm: "4", source: "v9" },
        test: { required: true },
      },
    });
    expect(await ask("/immat/AB-123-CD")).toEqual({ status, body });
    expect(await ask("/vin/vf1br1h0h40123456")).toEqual({ status, body });
  });

  it.each([
    ["/immat/DK-405-ZR", "Peugeot 308 II 1.6 BlueHDi 120", { owner: "company", critAir: "2" }],
    ["/immat/EZ-777-VW", "Volkswagen Golf VII 1.6 TDI 110", { owner: "rental", euro: { norm: "6" } }],
    ["/immat/FR-900-EL", "Tesla Model 3 EV 153 kW", { critAir: "E", co2Class: "A", fuel: "electric", litres: null }],
    ["/immat/1234%20AB%2075", "Citroën DS 21", { critAir: "NC", vintage: true, owner: "person" }],
    ["/vin/4638123", "Citroën DS 21", { critAir: "NC" }],
    ["/immat/GA-111-PL", "Renault Trucks T 480", { category: "PL", euro: { norm: "VI" } }],
    ["/immat/GB-222-MT", "Yamaha MT-07 700", { category: "MOTO", critAir: "1" }],
  ])("%s is %s", async (path, label, derived) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: { label, derived } });
  });

  it("is known by its ktype alone, without what only its papers say", async () => {
    const { status, body } = await ask("/ktype/1000080");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      label: "Renault Clio III 1.5 dCi 85",
      ktype: 1_000_080,
      Immat_SIV: null,
      "Année 1ère MEC": null,
    });
    expect(body.derived).toMatchObject({ owner: null, age: null, critAir: null, litres: 1.5, co2Class: "B" });
  });

  it.each(["/immat/ZZ-999-ZZ", "/vin/VF1AAAAAA40000001", "/vin/12345", "/ktype/999999999"])(
    "%s finds nothing",
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.code]).toEqual([404, "no-vehicle"]);
      expect(body.title).toBe(`No results for ${path.split("/")[2]}`);
    },
  );
});

describe("a malformed identifier", () => {
  it("is refused with what may have been meant", async () => {
    expect(await ask("/immat/AB-I23-CD")).toMatchObject({
      status: 400,
      body: { code: "malformed-immat", corrections: ["AB-123-CD"] },
    });
    expect(await ask("/vin/VF1BR1H0H4O123456")).toMatchObject({
      status: 400,
      body: { corrections: ["VF1BR1H0H40123456"] },
    });
  });

  const hostile = {
    blank: " ",
    words: "hello world",
    long: "A".repeat(5000),
    "right-to-left": "لوحة ١٢٣",
    "bidi and control characters": "\u202e\u0007",
    statement: "' or 1=1 --",
    "a path": "../../login",
  };
  it.each(Object.entries(hostile))("such as %s is refused by every field", async (_, text) => {
    for (const field of ["immat", "vin", "ktype"]) {
      const { status, body } = await ask(`/${field}/${encodeURIComponent(text)}`);
      expect([status, body.code]).toEqual([400, `malformed-${field}`]);
    }
  });

  it("that is empty is no call at all", async () => {
    expect(await ask("/immat/")).toMatchObject({ status: 404, body: { code: "unknown-call" } });
  });
});

describe("the numbers of a ktype", () => {
  it("are answered for any user", async () => {
    const anybody = await makeCompany({ rights: [] });
    const heavy = 1_010_003;
    expect(await ask(`/vehicle/data/${heavy}`, anybody)).toMatchObject({
      body: { marque: "Renault Trucks", modele: "T", hmdnrs: [expect.any(Number)] },
    });
    expect(await ask(`/vehicle/hmdnr/${heavy}`, anybody)).toMatchObject({
      status: 200,
      body: { hmdnr: expect.any(Number) },
    });
    expect(await ask("/vehicle/hmdnr/1000080", anybody)).toEqual({ status: 200, body: { hmdnr: null } });
    expect(await ask("/makeAndModel/1000080", anybody)).toEqual({
      status: 200,
      body: { marque: "Renault", modele: "Clio III" },
    });
  });

  it.each(["999999999", "0", "-1", "abc", "99999999999999999999"])("of %s are refused or unknown", async (ktype) => {
    for (const call of ["vehicle/data", "vehicle/hmdnr", "makeAndModel"]) {
      const { status } = await ask(`/${call}/${ktype}`);
      expect(status).toBe(ktype === "999999999" ? 404 : 400);
    }
  });
});

describe("who may look a vehicle up", () => {
  it.each(["CarIdentifier", "v2", "Diag"] as const)("holds %s", async (right) => {
    expect((await ask("/immat/AB-123-CD", await makeCompany({ rights: [right] }))).status).toBe(200);
  });

  it("nobody else", async () => {
    const seller = await makeCompany({ rights: ["CaiaApp", "CarSelector", "PartSelector"] });
    expect(await ask("/immat/AB-123-CD", seller)).toMatchObject({ status: 403, body: { code: "denied" } });
    expect((await ask("/vin/VF1BR1H0H40123456", clientOf())).status).toBe(401);
    expect((await ask("/vehicle/data/1000080", clientOf())).status).toBe(401);
  });
});
