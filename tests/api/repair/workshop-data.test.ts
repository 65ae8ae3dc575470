import "@/tests/support/end";
import type { WorkshopAnswer } from "@/lib/domains/repair/search/schema";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;
let company: Company;
beforeAll(async () => void (company = await makeCompany({ rights: ["CarIdentifier", "WorkshopData", "Diag"] })));
const vin = "VF1BR1H0H40123456";
const search = (termType: number, value: string, q: string, query = "") =>
  company.get(`/workshop-data/${termType}/${value}/${encodeURIComponent(q)}${query}`);
const read = async (...of: Parameters<typeof search>) => (await (await search(...of)).json()) as WorkshopAnswer;

describe("the search of workshop data", () => {
  it("finds words in panels, procedures, times and services, by VIN and by ktype", async () => {
    const byVin = await read(5, vin, "plaquettes");
    expect(byVin).toMatchObject({ mid: "REN00080", source: { demonstration: true } });
    const pads = { kind: "repair", title: "Plaquettes de frein avant", time_mins: 50 };
    expect(byVin.hits).toContainEqual(expect.objectContaining(pads));
    expect((await read(2, "1000080", "PLAQUETTES")).hits).toEqual(byVin.hits);
    const kinds = new Set((await read(2, "1000080", "batterie")).hits.map(({ kind }) => kind));
    for (const kind of ["procedure", "repair", "operation", "precaution"]) expect(kinds).toContain(kind);
    expect((await read(2, "1000080", "battery", "?lang=en")).hits.length).toBeGreaterThan(3);
    expect((await read(2, "1000080", "batterie", "?lang=ar")).hits).toEqual(
      (await read(2, "1000080", "batterie")).hits,
    );
  });

  it("reads a fault code, and finds nothing for what nobody wrote", async () => {
    const [french] = (await read(5, vin, "p0401")).hits;
    expect(french).toMatchObject({ kind: "code", code: "P0401", title: expect.stringMatching(/EGR/) });
    const [english] = (await read(5, vin, "p0401", "?lang=en")).hits;
    expect([english?.title === french?.title, english?.title === "P0401"]).toEqual([false, false]);
    expect((await read(5, vin, "zzzz")).hits).toEqual([]);
    expect(await read(2, "1000757", "frein")).toEqual({ mid: null, source: null, hits: [] });
  });

  it.each([
    [3, vin, "frein", 400],
    [2, vin, "frein", 400],
    [2, "0", "frein", 400],
    [2, "1999999", "frein", 404],
    [5, "VF1BR1H0H40999999", "frein", 404],
    [5, "VF1BR1H0H4O123456", "frein", 400],
    [5, vin, "x".repeat(201), 400],
  ])("%i %s %s answers %i", async (termType, value, q, status) =>
    expect((await search(termType, value, q)).status).toBe(status),
  );

  it("needs WorkshopData", async () => {
    const stranger = await makeCompany({ rights: ["CarIdentifier", "AutoData"] });
    expect((await stranger.get(`/workshop-data/5/${vin}/frein`)).status).toBe(403);
  });
});

describe("a session of Actia's", () => {
  const open = async (who: Company, body: object) => {
    const answer = await who.post("/createActiaSession", { immat: "AB-123-CD", vin, brand: "Renault", ...body });
    return [answer.status, await answer.json()];
  };

  it("opens for the Clio, not for the Golf, and says so in two words", async () => {
    expect(await open(company, { model: "Clio III", ktype: 1_000_080 })).toEqual([
      ...[200, { result: "Success", address: null, reason: null }],
    ]);
    expect(await open(company, { vin: "WVWZZZAUZGW123456", ktype: "1004321" })).toMatchObject([
      200,
      { result: "Error" },
    ]);
    expect(await open(company, { vin: "" })).toMatchObject([200, { result: "Error", reason: "no-vin" }]);
  });

  it("needs Diag, and a vehicle", async () => {
    expect((await open(await makeCompany({ rights: ["CarIdentifier"] }), {}))[0]).toBe(403);
    expect((await open(company, { vin: null }))[0]).toBe(400);
    expect((await open(company, { ktype: "x" }))[0]).toBe(400);
  });
});
