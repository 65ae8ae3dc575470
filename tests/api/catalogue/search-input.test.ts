import "@/tests/support/end";
import { makeCompany } from "@/tests/support/company";

let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  company = await makeCompany();
});

const pads = 10_001;
const kinds = ["ref", "ean", "mdd", "reparcar", "oe"];
const searches = ["search", "get"].flatMap((mode) => kinds.map((kind) => `/parts/${mode}/${kind}/fr/{q}`));
const completions = ["part", "cat4", "wp", "wpLabel", "wpImg", `code/${pads}`].map((one) => `/completion/${one}/{q}`);
const identifiers = ["tvv", "ktype", "ntypnr", "ebayMoto", "version", "version/Renault", "plVersion/Renault"].map(
  (one) => `/completion/${one}/{q}`,
);
const texts = [...searches, ...completions, ...identifiers, "/parts/cat4/fr/{q}"];

const strange = {
  "one character": "x",
  "one digit": "7",
  punctuation: "?!.;:,-/\\",
  "a pattern's sign": "%",
  "another of them": "_",
  "patterns around a word": "%bosch_%",
  "right to left": "مرحبا",
  "turned around": "\u202egnal\u202c",
  emoji: "🚗🔧",
  SQL: "'; drop table article; --",
  "more SQL": "x' or '1'='1",
  HTML: '<img src=x onerror="alert(1)">',
  "a control character": "a\u0001b",
  blanks: "   ",
  "200 characters": "é".repeat(200),
};

interface Problem {
  code: string;
  title: string;
  detail?: string;
  fields?: { field: string; message: string }[];
}

async function ask(call: string, text: string) {
  const response = await company.get(call.replace("{q}", encodeURIComponent(text)));
  return { status: response.status, body: (await response.json()) as unknown };
}

describe.each(texts)("%s", (call) => {
  it.each(Object.entries(strange))("answers %s with what it found, or nothing", async (_, text) => {
    const { status, body } = await ask(call, text);
    expect({ status, call, body }).toMatchObject({ status: 200 });
  });

  it("refuses 10,000 characters and says which field is too long", async () => {
    const { status, body } = await ask(call, "a".repeat(10_000));
    expect(status).toBe(400);
    const { code, fields } = body as Problem;
    expect(code).toBe("invalid-input");
    expect(fields?.[0]?.message).toMatch(/200/);
  });
});

it.each([...searches, ...completions])("%s of signs alone finds nothing", async (call) => {
  for (const text of ["?!.;:,-", "%", "_", "%_%", "🚗", "  "]) {
    const { body } = await ask(call, text);
    expect(Array.isArray(body) ? body : countsOf(body)).toEqual([]);
  }
});

const countsOf = (body: unknown): unknown[] => {
  const { items, genarts, brands, makes, numbers } = body as Record<string, unknown[] | undefined>;
  return [items, genarts, brands, makes, numbers].flatMap((list) => list ?? []);
};

const clio = 1_000_080;
const paged = [
  ...kinds.map((kind) => `/parts/search/${kind}/fr/plaquettes?page={page}`),
  ...["all", "oe", "stock"].map((scope) => `/parts/${scope}/make/article/fr/1/${pads}/{page}`),
];
describe.each(paged)("%s", (call) => {
  it.each(["0", "-1", "1e9", "1.5", "99999999999999999999", "x"])("refuses the page %s", async (page) => {
    const response = await company.get(call.replace("{page}", page));
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as Problem;
    expect(fields?.[0]?.field).toBe("page");
  });

  it("has nothing behind its last page", async () => {
    const response = await company.get(call.replace("{page}", "9999"));
    expect(response.status).toBe(200);
    expect(((await response.json()) as { items: unknown[] }).items).toEqual([]);
  });
});

describe("what is unknown", () => {
  it.each([
    ["/parts/vehicle/fr/999999999", 200],
    ["/parts/vehicle/fr/999999999/1", 200],
    ["/genarts/fr/999999999", 200],
    [`/parts-families/vl/fr/999999999`, 200],
    [`/parts-families/vl/fr/${clio}/1/999999`, 404],
    [`/vehicle-parts/vl/fr/999999999/${pads}`, 200],
    [`/vehicle-parts/vl/fr/${clio}/999999`, 404],
    [`/vehicle-parts-full/vl/fr/${clio}/999999`, 404],
    ["/genartAttributes/fr/999999", 404],
    ["/fittingPosition/fr/999999", 200],
    ["/fichearticle/999999999", 404],
    ["/parts/all/make/fr/999999", 200],
    ["/parts/mdd-pre/999999999", 200],
    ["/completion/code/999999/0986", 200],
    ["/completion/version/Nomake/clio", 200],
    ["/parts/search/ref/fr/0986494104?brands=999999&parts=999999", 200],
  ])("%s answers %s", async (path, status) => {
    const response = await company.get(path);
    const body: unknown = await response.json();
    expect({ path, status: response.status, body }).toMatchObject({ status });
    if (status === 404) expect(body).toMatchObject({ code: "not-found" });
  });

  it.each([
    ["/parts/vehicle/fr/0", "ktype"],
    ["/parts/vehicle/fr/1e10", "ktype"],
    ["/parts/mdd-pre/null", "ktype"],
    ["/completion/code/0/ab", "of"],
    [`/vehicle-parts/vl/fr/${clio}/-1`, "itemId"],
    [`/vehicle-parts/boat/fr/${clio}/${pads}`, "vtype"],
    ["/parts/all/make/fr/Bosch", "brandId"],
    ["/families/f", "lang"],
    ["/parts/search/ref/%25/x1", "lang"],
    ["/parts/cat4/1/clio", "lang"],
  ])("%s is refused for its %s", async (path, field) => {
    const response = await company.get(path);
    expect(response.status).toBe(400);
    const { code, fields } = (await response.json()) as Problem;
    expect([code, fields?.[0]?.field]).toEqual(["invalid-input", field]);
    expect(fields?.[0]?.message).toBeTruthy();
  });

  it("in an unknown language is told in English", async () => {
    const told = await (await company.get("/families/sw")).json();
    expect(told).toEqual(await (await company.get("/families/en")).json());
  });
});
