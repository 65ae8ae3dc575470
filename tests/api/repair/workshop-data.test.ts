import "@/tests/support/end";
import type { WorkshopAnswer } from "@/lib/domains/repair/search/schema";
import { prisma } from "@/lib/platform/db";
import { repairData } from "@/lib/providers/repair-data";
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
    const french = await read(2, "1000080", "plaquettes");
    const ofVehicle = ({ hits }: WorkshopAnswer) => hits.filter(({ kind }) => kind !== "code");
    expect(ofVehicle(await read(2, "1000080", "plaquettes", "?lang=ar"))).toEqual(ofVehicle(french));
    expect(ofVehicle(await read(2, "1000080", "batterie", "?lang=en")).map(({ title }) => title)).toContain("Battery");
  });

  it("reads a fault code, and finds nothing for what nobody wrote", async () => {
    const [french] = (await read(5, vin, "p0401")).hits;
    expect(french).toMatchObject({ kind: "code", code: "P0401", title: expect.stringMatching(/EGR/) });
    const [english] = (await read(5, vin, "p0401", "?lang=en")).hits;
    expect([english?.title === french?.title, english?.title === "P0401"]).toEqual([false, false]);
    expect((await read(5, vin, "zzzz")).hits).toEqual([]);
    const noMid = await read(2, "1000757", "frein");
    expect(noMid).toMatchObject({ mid: null, source: null });
    expect(new Set(noMid.hits.map(({ kind }) => kind))).toEqual(new Set(["code"]));
    expect(await read(2, "1000757", "zzzz")).toEqual({ mid: null, source: null, hits: [], over: 0 });
  });

  it("finds fault codes by words of their titles, in any language that is written, plurals and accents aside", async () => {
    const codes = async (q: string, query = "") =>
      (await read(5, vin, q, query)).hits.filter(({ kind }) => kind === "code").map(({ code }) => code);
    const french = await codes("débit EGR insuffisant");
    expect(french).toContain("P0401");
    for (const spelt of ["DEBIT egr insuffisant", "débits EGR insuffisants", "egr p0401", "EGR débit de l'insuf"])
      expect(await codes(spelt)).toContain("P0401");
    expect(await codes("débit EGR insuffisant", "?lang=en")).toEqual(french);
    expect(await codes("egr flow low")).toContain("P0401");
    expect(await codes("egr flow insuffisant")).toEqual([]);
    const [hit] = (await read(5, vin, "egr flow low")).hits.filter(({ code }) => code === "P0401");
    expect(hit).toMatchObject({ kind: "code", text: "powertrain", title: expect.stringContaining("insuffisant") });
  });

  it("tells words of the vehicle's own data before codes, and how many more there are", async () => {
    const { hits, over } = await read(5, vin, "capteur");
    expect([hits.length >= 30, over > 100]).toEqual([true, true]);
    const first = hits.findIndex(({ kind }) => kind === "code");
    expect(hits.slice(first).every(({ kind }) => kind === "code")).toBe(true);
    const wheels = await read(5, vin, "roues");
    const titles = wheels.hits.filter(({ kind }) => kind !== "code").map(({ title, text }) => `${title} ${text}`);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/roue/i);
  });

  it("hears what is loaded anew", async () => {
    const mid = `NEW${Date.now() % 1_000_000}`;
    const put = (from: string) =>
      prisma().$executeRawUnsafe(
        `insert into repair.vehicle select $1, ktype, service_brakes, ac_recharge, ac_recharge_2017, battery_replacement, services
          from repair.vehicle where mid = $2 on conflict (mid) do update set battery_replacement = null`,
        ...[mid, from],
      );
    await put("REN00080");
    const data = () => repairData().everything({ mid, lang: "fr" });
    const [one, same] = [await data(), await data()];
    expect([one.panels.length, same === one]).toEqual([3, true]);
    await put("REN00080");
    expect((await data()).panels.map(({ subject }) => subject)).toEqual(["serviceBrakes", "acRecharge"]);
    await prisma().$executeRawUnsafe("delete from repair.vehicle where mid = $1", mid);
    expect((await data()).panels).toEqual([]);
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
