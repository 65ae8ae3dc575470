import "@/tests/support/end";
import type { FullArticles, VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { FamilyRow, GenartAttribute, GenartRow, SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import type { PartHits, Suggestions } from "@/lib/domains/catalogue/search/schema";
import type { Article } from "@/lib/domains/catalogue/sheet/schema";
import { clientOf, makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const clio = 1_000_080;
const pads = 10_001;
const clioFacts = "engineCode=K9K%20766&firstRegistration=2007-03&brakeSystem=Bosch&frontDiscMm=266&grossKg=1590";
const list = `/vehicle-parts/vl/fr/${clio}/${pads}`;

let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

async function read<T>(path: string, status = 200): Promise<T> {
  const response = await company.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status });
  return body as T;
}

const found = (kind: string, text: string, mode = "search") =>
  read<PartHits>(`/parts/${mode}/${kind}/fr/${encodeURIComponent(text)}`);

describe("the known article", () => {
  it.each(["0 986 494 104", "0986494104", "0986.494-104", " 0 986 494 104 "])("is found as %j", async (typed) => {
    const { match, items } = await found("ref", typed);
    expect(match).toBe("exact");
    expect(items[0]).toMatchObject({ number: "0 986 494 104", brand: { name: "Bosch" }, genartId: pads });
    expect(items[0]?.foundBy).toContainEqual({ by: "own", printed: "0 986 494 104", owner: "Bosch" });
  });

  it("is found by its EAN, the Renault number and a competitor's number, and each hit says so", async () => {
    const id = (await found("ref", "0986494104")).items[0]!.id;
    const sheet = await read<Article>(`/fichearticle/${id}?lang=fr`);
    const byEan = await found("ean", sheet.ean!, "get");
    expect(byEan.items).toMatchObject([{ id, foundBy: [{ by: "ean", printed: sheet.ean }] }]);
    for (const typed of ["77 01 207 339", "7701207339"]) {
      const hit = (await found("oe", typed, "get")).items.find((one) => one.id === id);
      expect(hit?.foundBy).toEqual([{ by: "oe", printed: "77 01 207 339", owner: "Renault" }]);
    }
    const [cross] = sheet.crossReferences;
    const byCross = (await found("ref", cross!.numbers[0]!)).items.find((one) => one.id === id);
    expect(byCross?.foundBy).toEqual([{ by: "cross", printed: cross!.numbers[0], owner: cross!.owner }]);
  });

  it("has a sheet with its vehicles and alternatives, ten a page, in the language asked", async () => {
    const id = (await found("ref", "0986494104")).items[0]!.id;
    const [fr, en] = [
      await read<Article>(`/fichearticle/${id}?lang=fr`),
      await read<Article>(`/fichearticle/${id}?lang=en`),
    ];
    expect(fr.oeNumbers).toContainEqual(expect.objectContaining({ owner: "Renault", numbers: ["77 01 207 339"] }));
    expect(fr.criteria).toContainEqual(expect.objectContaining({ key: "width", value: "116,7 mm" }));
    expect(en.criteria).toContainEqual(expect.objectContaining({ key: "width", value: "116.7 mm" }));
    expect(fr.applicability.items).toContainEqual(expect.objectContaining({ make: "Renault", model: "Clio III" }));
    expect(fr.alternatives.items.length).toBe(Math.min(10, fr.alternatives.total));
    expect(fr.alternatives.items.every((one) => one.id !== id && one.through.length > 0)).toBe(true);
  });
});

describe("searches", () => {
  it("of a beginning, of words and of misspelt words find something", async () => {
    expect((await found("ref", "0 986 4")).match).toBe("beginning");
    expect((await found("ref", "plaquettes bosch")).items[0]?.brand.name).toBe("Bosch");
    const misspelt = await found("ref", "plaqete bosh");
    expect(misspelt.match).toBe("words");
    expect(misspelt.readAs.map(({ typed }) => typed)).toEqual(["plaqete", "bosh"]);
    expect(misspelt.items[0]?.brand.name).toBe("Bosch");
  });

  it("for an exact number take nothing less", async () => {
    expect(await found("ref", "0 986 4", "get")).toMatchObject({ match: "none", total: 0, items: [] });
    expect((await found("oe", "0986494104", "get")).total).toBe(0);
    expect((await found("ean", "4006381333932", "get")).total).toBe(0);
  });

  it.each(["%", "''; drop table article", "\u202e\u0007", "سلام", "é".repeat(200), "_", "\\", "🚗"])(
    "survive %j",
    async (typed) => {
      await found("ref", typed);
      await read<Suggestions>(`/completion/part/${encodeURIComponent(typed)}`);
    },
  );

  it("of 5,000 characters, of an unknown language or page are refused", async () => {
    await read(`/parts/search/ref/fr/${"x".repeat(5000)}`, 400);
    await read(`/completion/part/${"x".repeat(5000)}`, 400);
    await read("/parts/search/ref/f/x1", 400);
    await read("/parts/search/ref/fr/x1?page=0", 400);
    await read("/parts/search/ref/fr/x1?page=abc", 400);
  });

  it("suggest parts, brands and numbers by their beginning, labels in the language asked", async () => {
    const words = await read<Suggestions>("/completion/part/plaq?lang=fr");
    expect(words.genarts).toContainEqual(expect.objectContaining({ id: pads }));
    const english = await read<Suggestions>("/completion/part/brake%20pad?lang=en");
    expect(english.genarts).toContainEqual(expect.objectContaining({ id: pads }));
    const numbers = await read<Suggestions>("/completion/part/77%2001%20207?lang=fr");
    expect(numbers.numbers).toContainEqual(
      expect.objectContaining({ number: "77 01 207 339", by: "oe", owner: "Renault" }),
    );
    expect((await read<Suggestions>("/completion/part/plaqetes?lang=fr")).genarts.length).toBeGreaterThan(0);
    expect(await read<Suggestions>("/completion/part/p")).toEqual({ genarts: [], brands: [], makes: [], numbers: [] });
  });
});

describe("the articles of a vehicle", () => {
  it("say for each why it fits; those that engine code or date exclude are counted", async () => {
    const { articles, fits, hidden, brands } = await read<VehicleArticles>(`${list}?${clioFacts}`);
    const bosch = articles.find(({ number }) => number === "0 986 494 104");
    expect(fits[bosch!.fit]).toMatchObject({ verdict: "fits", met: 6, of: 6 });
    expect(hidden.map(({ reason }) => reason)).toEqual(["engineCode", "date"]);
    for (const { reason, count } of hidden) expect(articles.filter((one) => one.hidden === reason)).toHaveLength(count);
    const ranks = articles.map(({ fit }) => ["fits", "unknown", "no"].indexOf(fits[fit]!.verdict));
    expect(ranks).toEqual([...ranks].sort());
    expect(brands.map(({ name }) => name)).toEqual(expect.arrayContaining(["Bosch", "Brembo", "TRW", "Valeo", "ATE"]));
  });

  it("are undecided, not excluded, when nothing is told of the vehicle", async () => {
    const { fits, hidden } = await read<VehicleArticles>(list);
    expect(hidden).toEqual([]);
    expect(fits.every(({ verdict }) => verdict !== "no")).toBe(true);
  });

  it("come complete in themselves when asked for in full", async () => {
    const { items } = await read<FullArticles>(`/vehicle-parts-full/vl/en/${clio}/${pads}?${clioFacts}`);
    const bosch = items.find(({ ArtNr }) => ArtNr === "0 986 494 104");
    expect(bosch).toMatchObject({ makeLabel: "Bosch", genartId: pads, fit: { verdict: "fits" } });
    expect(bosch?.attributes).toContainEqual(expect.objectContaining({ label: "Width", value: "116.7 mm" }));
    expect(bosch?.discriminants).toContainEqual({
      translatedName: "For Enginecode",
      translatedValue: "K9K 766 / K9K 768",
    });
  });

  it("are none for a vehicle without them, and not found for an unknown part", async () => {
    expect((await read<VehicleArticles>(`/vehicle-parts/vl/fr/999/${pads}`)).articles).toEqual([]);
    await read(`/vehicle-parts/vl/fr/${clio}/99`, 404);
  });

  it.each([
    "/vehicle-parts/boat/fr/1/1",
    "/vehicle-parts/vl/fr/abc/1",
    "/vehicle-parts/vl/fr/1/1e9x",
    "/vehicle-parts/vl/fr/-1/1",
  ])("are refused at %s", (path) => read(path, 400));
  it.each(["firstRegistration=2007-13", "grossKg=-1", "grossKg=abc", "gearbox=cvt", "engineCode="])(
    "are refused with %s",
    (facts) => read(`${list}?${facts}`, 400),
  );
});

describe("the tree", () => {
  it("of a vehicle leads from families to parts, each with its articles counted", async () => {
    const families = await read<FamilyRow[]>(`/parts-families/vl/fr/${clio}`);
    const braking = families.find(({ label }) => label === "Freinage")!;
    const subs = await read<SubfamilyRow[]>(`/parts-families/vl/fr/${clio}/${braking.id}`);
    expect(subs.reduce((sum, { count }) => sum + count, 0)).toBe(braking.count);
    const disc = subs.find(({ genarts }) => genarts.some(({ id }) => id === pads))!;
    expect(await read(`/parts-families/vl/fr/${clio}/${braking.id}/${disc.id}`)).toEqual(disc);
    await read(`/parts-families/vl/fr/${clio}/${braking.id}/999999`, 404);
    const listed = await read<VehicleArticles>(list);
    expect(disc.genarts.find(({ id }) => id === pads)?.count).toBe(listed.articles.length);
  });

  it("is whole and in both languages", async () => {
    const lengths = { families: 20, subFamilies: 87, categories: 87, genarts: 355 };
    for (const [path, length] of Object.entries(lengths))
      expect(await read<unknown[]>(`/${path}/fr`)).toHaveLength(length);
    const english = await read<GenartRow[]>("/genarts/en");
    expect(english.find(({ id }) => id === pads)?.label).toMatch(/brake pad/i);
    const attributes = await read<GenartAttribute[]>(`/genartAttributes/fr/${pads}`);
    expect(attributes.find(({ label }) => label === "Côté d'assemblage")?.values.map(({ value }) => value)).toEqual([
      "essieu avant",
      "essieu arrière",
    ]);
    await read("/genartAttributes/fr/99", 404);
  });
});

it("shows nothing without a session", async () => {
  for (const path of [list, "/fichearticle/1", "/completion/part/plaq", "/families/fr"])
    expect((await clientOf().get(path)).status).toBe(401);
});
