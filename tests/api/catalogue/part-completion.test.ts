import "@/tests/support/end";
import type { ContentSuggestion } from "@/lib/domains/portal/schema";
import type { Cat4OfModel, Cat4Part } from "@/lib/domains/catalogue/search/cat4/schema";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import type { PartHits, Suggestions } from "@/lib/domains/catalogue/search/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const pads = 10_001;
const clio = 1_000_080;
let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

async function read<T>(path: string, by = company): Promise<T> {
  const response = await by.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status: 200 });
  return body as T;
}

describe("a part of the fourth level", () => {
  it("is suggested with its place in the tree, in the language asked, misspelt too", async () => {
    const place = { id: pads, familyId: 1, subFamilyId: 101, categoryId: 101 };
    const inFrench = await read<Cat4Part[]>("/completion/cat4/plaquettes?lang=fr");
    expect(inFrench).toContainEqual(expect.objectContaining({ ...place, family: "Freinage" }));
    const inEnglish = await read<Cat4Part[]>("/completion/cat4/brake%20pad?lang=en");
    expect(inEnglish).toContainEqual(expect.objectContaining({ ...place, family: "Braking" }));
    expect(await read<Cat4Part[]>("/completion/cat4/plaqette?lang=fr")).toContainEqual(expect.objectContaining(place));
    expect(await read("/completion/cat4/p")).toEqual([]);
  });

  it("of a make and model is one that its versions have, however the two are joined", async () => {
    const of = (text: string) => read<Cat4OfModel[]>(`/parts/cat4/fr/${encodeURIComponent(text)}`);
    const parts = await of("Renault Clio III");
    const own = await read<GenartRow[]>(`/genarts/fr/${clio}`);
    const ids = new Set(parts.map(({ id }) => id));
    expect(own.filter(({ id }) => !ids.has(id))).toEqual([]);
    const most = Math.max(...parts.map(({ versions }) => versions));
    expect(parts.find(({ id }) => id === pads)).toMatchObject({ versions: most, familyId: 1, family: "Freinage" });
    for (const text of ["renault-clio-iii", "RENAULT_CLIO_III", "Renault+Clio+3"])
      expect(await of(text)).toEqual(parts);
    for (const text of ["Renault 308", "Peugeot Clio III", "x", "%"]) expect(await of(text)).toEqual([]);
  });
});

describe("the numbers of a generic article", () => {
  it("begin with what is typed and are those of its articles alone", async () => {
    const codes = await read<Suggestions["numbers"]>(`/completion/code/${pads}/0%20986-494?lang=fr`);
    expect(codes).toHaveLength(10);
    for (const { number, label, articles } of codes) {
      expect(number.replace(/[^A-Z0-9]/gi, "")).toMatch(/^0986494/);
      expect(label).toContain("plaquettes");
      expect(articles).toBeGreaterThan(0);
    }
    const [known] = await read<Suggestions["numbers"]>(`/completion/code/${pads}/0986494104`);
    expect(known).toMatchObject({ number: "0 986 494 104", by: "own", owner: "Bosch" });
    const hits = await read<PartHits>(`/parts/get/ref/fr/${known!.number}?parts=${pads}`);
    expect(hits.total).toBe(known!.articles);
    expect(await read(`/completion/code/${pads + 1}/0986494104`)).toEqual([]);
    expect(await read("/completion/code/999999/0986")).toEqual([]);
    expect(await read(`/completion/code/${pads}/0`)).toEqual([]);
  });

  it("name the maker of an original one", async () => {
    const [oe] = await read<Suggestions["numbers"]>(`/completion/code/${pads}/7701207339`);
    expect(oe).toMatchObject({ by: "oe", owner: "Renault" });
  });
});

describe("contents", () => {
  const find = (field: string, text: string, by = company) =>
    read<ContentSuggestion[]>(`/completion/${field}/${encodeURIComponent(text)}?lang=fr`, by);

  it("are the portal's own pages and the company's own searches", async () => {
    const image = "00000000-0000-4000-8000-000000000000";
    const { companyId } = company;
    await prisma().customSearch.create({
      data: { companyId, name: "Bosch & freins", image, genartIds: [pads] },
      select: { id: true },
    });
    const search = { label: "Bosch & freins", kind: "search", url: "/pieces/custom-search/Bosch%20%26%20freins" };
    const [first, second] = await find("wp", "bosch");
    expect(first).toEqual({ ...search, value: search.url, img: `/api/pictures/${image}` });
    expect(second).toEqual({ label: "Bosch", kind: "brand", url: "/pieces/Bosch", value: "/pieces/Bosch", img: null });
    expect((await find("wpLabel", "bosch"))[0]?.value).toBe("Bosch & freins");
    expect((await find("wpImg", "bosch")).map(({ value }) => value)).toEqual([`/api/pictures/${image}`]);
    expect(await find("wpImg", "bosch", await makeCompany())).toEqual([]);
    for (const nothing of ["b", "%%", "?!.;", "🚗🚗"]) expect(await find("wp", nothing)).toEqual([]);
  });
});
