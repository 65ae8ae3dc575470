import "@/tests/support/end";
import type { FaultAnswer } from "@/lib/domains/faults/schema";
import { usualSettings } from "@/lib/domains/account/settings/fields";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";
import { prisma } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { makeCompany } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";

type Company = Awaited<ReturnType<typeof makeCompany>>;
let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

const mid = "REN00080";
const ask = (codes: string, by: Company = company) =>
  json<FaultAnswer>(by.get(`/md360dtcMID/${mid}/${encodeURIComponent(codes)}`));

describe("fault codes of a MID", () => {
  it("tell title, system, severity, checks and parts of the vehicle, the likeliest ticked", async () => {
    const answer = await json<FaultAnswer>(company.get(`/md360dtcMID/fr/${mid}/P0401-P0299`));
    expect(answer).not.toHaveProperty("code");
    const [egr, boost] = answer.codes;
    expect(egr).toMatchObject({ code: "P0401", state: "known", certainty: "A", area: "emission", origin: "standard" });
    expect([egr?.title, egr?.group, egr?.checks.length]).toEqual([
      expect.stringContaining("EGR"),
      "Dépollution",
      expect.any(Number),
    ]);
    expect(boost?.severity).toEqual({ level: 3, text: expect.stringContaining("À réparer rapidement") as string });
    const ticked = answer.genarts.filter((one) => one.ticked).map(({ id }) => id);
    expect(ticked).toEqual([egr?.genartIds[0], boost?.genartIds[0]]);
    for (const part of answer.genarts.filter((one) => one.ticked)) expect(part.articles).toBeGreaterThan(0);
  });

  it("are told in the language asked, or that of the country", async () => {
    const title = async (where: string) =>
      (await json<FaultAnswer>(company.get(`/md360dtcMID/${where}/${mid}/P0401`))).codes[0]?.title;
    const [fr, FR, en, GB, de, DE] = await Promise.all(["fr", "FR", "en", "GB", "de", "DE"].map(title));
    expect([FR, GB, DE]).toEqual([fr, en, de]);
    expect(new Set([fr, en, de]).size).toBe(3);
  });

  it("of one source tick no part; a maker's and an unknown one say what their letters say and no more", async () => {
    const { codes, genarts, unread } = await ask("C0035 P1351 P3900 P0ZZZ");
    expect(codes.map(({ code, state, certainty, title }) => [code, state, certainty, title !== null])).toEqual([
      ["C0035", "known", "B", true],
      ["P1351", "letters", null, false],
      ["P3900", "letters", null, false],
    ]);
    expect(codes[1]).toMatchObject({ system: "powertrain", origin: "maker", checks: [], genartIds: [] });
    expect(genarts.filter(({ ticked }) => ticked)).toEqual([]);
    expect(genarts.length).toBeGreaterThan(0);
    expect(unread).toEqual(["P0ZZZ"]);
    expect(await ask("P0ZZZ")).toEqual({ genarts: [], codes: [], further: [], unread: ["P0ZZZ"], over: 0 });
  });

  it("are the same in any spelling", async () => {
    const plain = await ask("P0401-P0299");
    for (const spelt of ["p0401, p0299", "Р0401 р0299", "PO4O1;P0299;P0401", "P 0401 / P 0299"])
      expect(await ask(spelt)).toEqual(plain);
  });

  it("with how they failed keep their meaning", async () => {
    const [one] = (await ask("P0401-13")).codes;
    expect(one).toMatchObject({ code: "P0401-13", failureType: "13", state: "known" });
  });

  it("are two hundred at most", async () => {
    const many = Array.from({ length: 260 }, (_, at) => `P${(at + 0x100).toString(16).padStart(4, "0")}`).join("-");
    const { codes, over } = await ask(many, await makeCompany());
    expect([codes.length, over]).toEqual([200, 60]);
  });

  it("of hundreds of parts judge the likeliest, those to tick first, and name the others", async () => {
    const many = Array.from({ length: 180 }, (_, at) => `P${(at * 13).toString(16).padStart(4, "0")}`).join("-");
    const { codes, genarts, further } = await ask(many, await makeCompany());
    const named = new Set(codes.flatMap(({ genartIds }) => genartIds));
    expect(named.size).toBeGreaterThan(24);
    expect(genarts).toHaveLength(24);
    expect(genarts.every(({ articles }) => articles !== null)).toBe(true);
    expect(new Set([...genarts, ...further].map(({ id }) => id))).toEqual(named);
    for (const { codes: of } of further) expect(of.length).toBeGreaterThan(0);
    const alone = await ask(many, await makeCompany({ rights: ["DTC"] }));
    expect([alone.genarts.length, alone.further]).toEqual([named.size, []]);
  });

  it("ask for a MID that there is, and for the right", async () => {
    expect((await company.get("/md360dtcMID/XYZ99999/P0401")).status).toBe(404);
    expect(await refusal(await company.get(`/md360dtcMID/${"A".repeat(21)}/P0401`))).toEqual([400, "malformed-mid"]);
    expect((await company.get(`/md360dtcMID/France/${mid}/P0401`)).status).toBe(400);
    const diag = await makeCompany({ rights: ["Diag", "CarIdentifier"] });
    expect((await diag.get(`/md360dtcMID/${mid}/P0401`)).status).toBe(403);
    const alone = await makeCompany({ rights: ["DTC"] });
    const { genarts } = await ask("P0401", alone);
    expect(genarts.map(({ articles }) => articles)).toEqual(genarts.map(() => null));
  });
});

describe("the quota of fault codes", () => {
  const day = () => new Date(`${isoDateIn(new Date(), "Europe/Paris")}T00:00:00Z`);
  const use = (companyId: number, used: number) =>
    prisma().faultUse.upsert({
      where: { companyId_day: { companyId, day: day() } },
      create: { companyId, day: day(), used, granted: 0 },
      update: { used },
    });

  it("ends in the middle of an answer: what it still holds is told, the rest says why not", async () => {
    const own = await makeCompany();
    await use(own.companyId, usualSettings.faultCodeQuota - 1);
    const answer = await ask("P0401-P0299", own);
    expect(answer.code).toBe("quota-exceeded");
    expect(answer.codes.map(({ code, state, title }) => [code, state, title === null])).toEqual([
      ["P0401", "known", false],
      ["P0299", "quota", true],
    ]);
    expect(answer.genarts.every(({ codes }) => codes.join() === "P0401")).toBe(true);
    expect((await ask("P0401", own)).code).toBe("quota-exceeded");
    expect(await ask("P0401")).not.toHaveProperty("code");
  });

  it("is never overdrawn by requests at once, and new the next day", async () => {
    const own = await makeCompany();
    await use(own.companyId, usualSettings.faultCodeQuota - 7);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask("P0401-P0299-U0100", own)));
    const told = answers.flatMap(({ codes }) => codes.filter(({ state }) => state === "known"));
    expect(told).toHaveLength(7);
    const yesterday = new Date(day().getTime() - 24 * 3600_000);
    await prisma().faultUse.updateMany({ where: { companyId: own.companyId }, data: { day: yesterday } });
    expect(await ask("P0401", own)).not.toHaveProperty("code");
  });
});

describe("the completion of a diagnostics search", () => {
  const complete = (text: string, lang = "fr", by = company) =>
    json<Suggestion[]>(by.get(`/completion/code/${lang}/${encodeURIComponent(text)}`));

  it("offers fault codes that begin so with their titles, in the language", async () => {
    const found = await complete("p040");
    expect(found.map(({ value }) => value)).toEqual(expect.arrayContaining(["P0400", "P0401", "P0402"]));
    expect(found.find(({ value }) => value === "P0401")?.label).toContain("débit insuffisant");
    expect((await complete("Р0401", "en"))[0]).toMatchObject({
      value: "P0401",
      label: expect.stringContaining("flow") as string,
    });
    expect(await complete("P9")).toEqual([]);
    expect(await complete("P")).toEqual([]);
  });

  it("offers VINs for anything else", async () => {
    const [first] = await complete("VF1BR1H0H401");
    expect(first).toMatchObject({ value: "VF1BR1H0H40123456" });
  });

  it("needs Diag or DTC; numbers of a generic article do not", async () => {
    const plain = await makeCompany({ rights: ["CaiaApp"] });
    expect((await plain.get("/completion/code/fr/P04")).status).toBe(403);
    expect((await plain.get("/completion/code/10001/0986")).status).toBe(200);
    const reader = await makeCompany({ rights: ["CaiaApp", "DTC"] });
    expect((await complete("P04", "fr", reader)).map(({ value }) => value)).toContain("P0401");
    expect(await complete("VF1BR1H0H401", "fr", reader)).toEqual([]);
  });
});
