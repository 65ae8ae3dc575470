import "@/tests/support/end";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";
import type { PartHits, Suggestions } from "@/lib/domains/catalogue/search/schema";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { pool } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const pads = 10_001;
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

const found = (text: string, query = "") =>
  read<PartHits>(`/parts/search/ref/fr/${encodeURIComponent(text)}${query && `?${query}`}`);

async function inCatalogue<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool().query<T>(sql.replaceAll(":s", await liveCatalogue()), values)).rows;
}

describe("beginnings that many words share", () => {
  const ready = "select prefix, lang from :s.suggest_ready order by md5(prefix || lang) limit 24";
  const weights = `select kind, target, label, max(weight) as weight from :s.suggest_term
    where norm like $1 || '%' and lang in ($2, '') group by kind, target, label order by weight desc`;

  it("are answered beforehand as ranking them live would", async () => {
    const beginnings = await inCatalogue<{ prefix: string; lang: string }>(ready);
    expect(beginnings).toHaveLength(24);
    for (const { prefix, lang } of beginnings) {
      const terms = await inCatalogue<{ kind: number; target: number; label: string; weight: number }>(weights, [
        prefix,
        lang,
      ]);
      const given = await read<Suggestions>(`/completion/part/${prefix}?lang=${lang}`);
      for (const [kind, offered] of [given.genarts, given.brands, given.makes].entries()) {
        const known = terms.filter((term) => term.kind === kind + 1);
        const weightOf = ({ id, label }: { id: number; label: string }) =>
          known.find((term) => term.target === id && term.label === label)?.weight;
        expect(offered.map(weightOf)).toEqual(known.slice(0, 6).map(({ weight }) => weight));
      }
    }
  });
});

describe("a beginning in the other language", () => {
  const named = `select g.id, own.text as label from :s.genart g
    join :s.label own on own.kind = 'genart' and own.id = g.id and own.language = $2
    join :s.label other on other.kind = 'genart' and other.id = g.id and other.language <> $2
    where other.text ~* ('\\m' || $1) order by g.weight desc, own.text limit 6`;

  it.each([
    ["Brake pa", "fr"],
    ["Plaquette", "en"],
    ["Jeu de d", "en"],
  ] as const)("%j offers the parts under their names in %s", async (text, lang) => {
    const expected = await inCatalogue<{ id: number; label: string }>(named, [text, lang]);
    const { genarts } = await read<Suggestions>(`/completion/part/${encodeURIComponent(text)}?lang=${lang}`);
    expect(expected.length).toBeGreaterThan(0);
    expect(genarts).toEqual(expected);
  });

  it("gives way to words of one's own", async () => {
    const { genarts } = await read<Suggestions>("/completion/part/bra?lang=fr");
    expect(genarts.map(({ label }) => label).filter((label) => !/\bbra/i.test(label))).toEqual([]);
  });
});

describe("the articles that words name", () => {
  const heaviest = `select a.id from :s.article a join :s.label l on l.kind = 'genart' and l.id = a.genart_id and l.language = 'fr'
    where l.text ilike '%capteur%' order by a.weight desc, a.id limit 50 offset $1`;

  it.each([1, 2])("come heaviest first on page %d", async (page) => {
    const expected = await inCatalogue<{ id: number }>(heaviest, [(page - 1) * 50]);
    const { items } = await found("capteur", `page=${page}`);
    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });
});

describe("a phrase with a vehicle", () => {
  it("finds the part and names the vehicle", async () => {
    const hits = await found("plaquettes clio 3");
    expect(hits.match).toBe("words");
    expect(hits.named.parts).toContainEqual(expect.objectContaining({ id: pads }));
    expect(hits.named.models).toEqual([expect.objectContaining({ make: "Renault", name: "Clio III", vtype: "vl" })]);
    expect(hits.ignored).toEqual([]);
    expect(await found("plaqete bosh clio III")).toMatchObject({ named: { models: [{ name: "Clio III" }] } });
  });

  it("leaves the articles that fit one of its versions, and says by which words", async () => {
    const [narrowed, whole] = await Promise.all([found("plaquettes clio 3"), found("plaquettes")]);
    expect(narrowed.total).toBeLessThan(whole.total);
    expect(narrowed.named.wants).toEqual([{ word: "model", kind: "model", typed: "clio 3", on: true }]);
    const fitting = await inCatalogue<{ id: number }>(
      `select a.id from :s.article a where a.genart_id = any($1) and (a.fitset_id is null or exists (
        select from :s.fitset_vehicle f join :s.vehicle v on v.ktype = f.ktype join :s.model m on m.id = v.model_id
        where f.fitset_id = a.fitset_id and m.name = 'Clio III'))`,
      [narrowed.parts.map(({ id }) => id)],
    );
    expect(fitting).toHaveLength(narrowed.total);
    const known = new Set(fitting.map(({ id }) => id));
    expect(narrowed.items.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("names the vehicle alone, newest generation first, when there is no part", async () => {
    const hits = await found("clio");
    expect(hits).toMatchObject({ match: "none", total: 0 });
    const years = hits.named.models.map(({ yearFrom }) => yearFrom);
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...years].sort((a, b) => b! - a!));
  });

  it("completes to the part of that vehicle", async () => {
    const { genarts } = await read<Suggestions>("/completion/part/plaquettes%20clio%203?lang=fr");
    expect(genarts).toContainEqual({ id: pads, label: "Jeu de plaquettes de frein, frein à disque clio 3" });
  });
});

describe("a number typed with its name", () => {
  const numbersOf = (hits: PartHits) => hits.items.map(({ number }) => number);

  it.each(["Bosch 0 986 494 104", "0986494104 bosch", "Bosch0986494104", "bosh 0986494104", "plaquettes 0986494104"])(
    "is found as %j",
    async (text) => {
      const hits = await found(text);
      expect(hits).toMatchObject({ match: "exact", kind: "ref" });
      expect(hits.items[0]).toMatchObject({ number: "0 986 494 104", brand: { name: "Bosch" } });
      expect(hits.total).toBeLessThanOrEqual((await found("0986494104")).total);
    },
  );

  it("of a part maker or a vehicle maker is one of theirs", async () => {
    const [plain, named] = [await found("7701207339"), await found("renault 77 01 207 339")];
    expect([named.match, named.total]).toEqual(["exact", plain.total]);
    const ofTrw = await found("TRW 7701207339");
    expect(ofTrw.total).toBeGreaterThan(0);
    expect(ofTrw.total).toBeLessThan(plain.total);
    expect(ofTrw.items.every(({ brand }) => brand.name === "TRW")).toBe(true);
    expect(numbersOf(await found("gdb1634 plaquettes"))).toContain("GDB1634");
    expect(numbersOf(await found("plaquettes clio 3 GDB1634"))).toContain("GDB1634");
  });

  it.each(["TRW GDB16", "gdb1634 plaquettes"])("is suggested for %j", async (text) => {
    const { numbers } = await read<Suggestions>(`/completion/part/${encodeURIComponent(text)}?lang=fr`);
    expect(numbers.map(({ number }) => number.replace(/\W/g, "").slice(0, 5))).toContain("GDB16");
  });

  it("may be its beginning, and leaves its words when it is unknown", async () => {
    const begun = await found("TRW GDB16");
    expect(begun.match).toBe("beginning");
    const printed = begun.items.map(({ foundBy }) => foundBy[0]!.printed.replace(/\W/g, ""));
    expect(printed.filter((number) => !number.startsWith("GDB16"))).toEqual([]);
    expect((await found("sachs 3000 951 012")).match).toBe("words");
    const unknown = await found("TRW ZZ99999999");
    expect(unknown).toMatchObject({ match: "words", readAs: [], ignored: ["ZZ99999999"] });
  });
});

describe("a plate or a VIN", () => {
  it.each(["AB-123-CD", "VF1BR1H0H40123456"])("%s alone is no part", async (text) => {
    expect(await found(text)).toMatchObject({ match: "none", total: 0 });
  });

  it.each(["plaquettes AB-123-CD", "ab 123 cd plaquettes", "plaquettes VF1BR1H0H40123456"])(
    "leaves the parts of %j",
    async (text) => {
      const [plain, hits] = [await found("plaquettes"), await found(text)];
      expect(hits).toMatchObject({ match: "words", total: plain.total, readAs: [], ignored: [] });
    },
  );
});

describe("the choice among hits", () => {
  it.each(["plaquettes de frein", "0 986 4"])("of %j leaves as many as each brand and part says", async (text) => {
    const all = await found(text);
    const sum = (facets: { count: number }[]) => facets.reduce((so, { count }) => so + count, 0);
    expect([sum(all.brands), sum(all.parts)]).toEqual([all.total, all.total]);
    const [brand] = all.brands;
    const ofBrand = await found(text, `brands=${brand!.id}`);
    expect(ofBrand.total).toBe(brand!.count);
    expect(ofBrand.items.every((hit) => hit.brand.id === brand!.id)).toBe(true);
    expect(ofBrand.brands).toEqual(all.brands);
    const part = ofBrand.parts.at(-1)!;
    const both = await found(text, `brands=${brand!.id}&parts=${part.id}`);
    expect(both.total).toBe(part.count);
    expect(both.items.every((hit) => hit.genartId === part.id)).toBe(true);
  });

  it("that leaves nothing still says what there was", async () => {
    const none = await found("0986494104", "brands=999999");
    expect(none).toMatchObject({ match: "exact", total: 0, items: [] });
    expect(none.brands.length).toBeGreaterThan(0);
  });

  it.each(["brands=x", "brands=1,2", "parts=-1", "page=0", "page=-1", "page=1e9", "page=99999"])(
    "is refused as %s",
    (query) => read(`/parts/search/ref/fr/x1?${query}`, 400),
  );
});

describe("the brands of a user", () => {
  it("are kept in their order, unknown ones left out", async () => {
    expect(await read("/userPartBrands")).toEqual([]);
    const all = await read<BrandRow[]>("/partsBrands");
    const id = (name: string) => all.find((brand) => brand.name === name)!.id;
    const list = [id("TRW"), id("Bosch")];
    const stored = await company.post("/setUserPartBrands", { partBrands: [...list, 999999, list[0]].join(",") });
    expect(((await stored.json()) as BrandRow[]).map(({ name }) => name)).toEqual(["TRW", "Bosch"]);
    expect((await read<BrandRow[]>("/userPartBrands")).map(({ name }) => name)).toEqual(["TRW", "Bosch"]);
    const other = await makeCompany();
    expect(await (await other.get("/userPartBrands")).json()).toEqual([]);
    await company.post("/setUserPartBrands", { partBrands: "" });
    expect(await read("/userPartBrands")).toEqual([]);
  });

  it.each(["1;2", "TRW", "1,", "1".repeat(2001)])("are refused as %j", async (partBrands) => {
    expect((await company.post("/setUserPartBrands", { partBrands })).status).toBe(400);
  });
});
