import "@/tests/support/end";
import fc from "fast-check";
import type { CompatibleVehicles } from "@/lib/domains/catalogue/sheet/compatible";
import type { OemConfig } from "@/lib/domains/catalogue/sheet/oem/schema";
import type { FittingPosition } from "@/lib/domains/catalogue/fit/positions";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import type { Alternatives, Article } from "@/lib/domains/catalogue/sheet/schema";
import type { Country, PriceLine } from "@/lib/domains/catalogue/sheet/prices";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { read as stored } from "@/lib/platform/db";
import { rights } from "@/lib/shared/rights";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const pads = { number: "0 986 494 104", written: "0986.494-104", brand: 1 };
const renault = 1;

let company: Company;
let id: number;
beforeAll(async () => {
  company = await makeCompany();
  id = (await read<PartHits>("/parts/get/ref/fr/0986494104")).items[0]!.id;
});

async function read<T>(path: string, status = 200, as = company): Promise<T> {
  const response = await as.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status });
  return body as T;
}
const sheetOf = (article: number) => read<Article>(`/fichearticle/${article}?lang=fr`);
const numbersOf = ({ oeNumbers }: Article) => new Set(oeNumbers.flatMap(({ numbers }) => numbers));

/** An article of a part that breakers hold, counted. */
async function usedPart(genart: number): Promise<number> {
  const schema = await liveCatalogue();
  const text = `select t.article_id as id from ${schema}.article_trade t join ${schema}.article a on a.id = t.article_id
    where a.genart_id = $1 and t.vhu is not null order by t.article_id limit 1`;
  const [row] = await stored<{ id: number }>({ name: `test_used_part@${schema}`, text }, [genart]);
  return row!.id;
}

async function everyAlternative(article: number): Promise<Alternatives["items"]> {
  const first = await read<Alternatives>(`/fichearticle/${article}/alternatives`);
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  const pages = await Promise.all(
    rest.map((page) => read<Alternatives>(`/fichearticle/${article}/alternatives?page=${page}`)),
  );
  return [first, ...pages].flatMap(({ items }) => items);
}

describe("alternatives", () => {
  it("share an OE number with the article, by the path that they name, and each comes once", async () => {
    const count = 103_000;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: count }), async (article) => {
        const own = numbersOf(await sheetOf(article));
        const items = await everyAlternative(article);
        expect(new Set(items.map((one) => one.id)).size).toBe(items.length);
        for (const other of items.slice(0, 4)) {
          const theirs = numbersOf(await sheetOf(other.id));
          expect(other.through.length).toBeGreaterThan(0);
          for (const number of other.through) expect([own.has(number), theirs.has(number)]).toEqual([true, true]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("come ten a page, and only by the number that is named", async () => {
    const { alternatives, oem } = await sheetOf(id);
    expect(alternatives).toMatchObject({ total: 10, page: 1, pages: 1 });
    const [row] = oem.rows;
    const through = await read<Alternatives>(`/fichearticle/${id}/alternatives?oe=${row!.printed.replace(/ /g, "-")}`);
    expect(through.total).toBe(row!.items - 1);
    expect((await read<Alternatives>(`/fichearticle/${id}/alternatives?oe=99ZZ99`)).total).toBe(0);
  });
});

describe("the OEM block", () => {
  it("counts brands, articles and numbers, the article itself included", async () => {
    const { oem } = await sheetOf(id);
    expect(oem.rows).toContainEqual(
      expect.objectContaining({ printed: "77 01 207 339", norm: "7701207339", makes: ["Renault"], items: 11 }),
    );
    expect(oem.counts).toEqual({ vendors: 5, items: 11, oems: oem.rows.length, mddOems: 0 });
  });

  it("tells its double click and its pagers", async () => {
    const config = await read<OemConfig>("/appOEMConfig");
    expect(config).toMatchObject({ doubleClickMs: 250, oemsPerPage: 50, alternativesPerPage: 10 });
  });
});

describe("what goes with an article", () => {
  it("are similar ones of its kind and place that share none of its OE numbers", async () => {
    const candidates = await Promise.all(Array.from({ length: 40 }, (_, index) => sheetOf(2500 * index + 7)));
    const sheets = candidates.filter(({ related }) => related.similar.length > 0);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets.slice(0, 5)) {
      const own = numbersOf(sheet);
      const place = ({ criteria }: Article) => criteria.find(({ key }) => key === "pos")?.value;
      for (const { id: other } of sheet.related.similar) {
        const similar = await sheetOf(other);
        expect([...numbersOf(similar)].filter((number) => own.has(number))).toEqual([]);
        expect(similar.genart.id).toBe(sheet.genart.id);
        expect(place(similar)).toBe(place(sheet));
      }
    }
  });

  it("are the kits that hold it, and a kit's parts", async () => {
    const { related } = await sheetOf(id);
    const [kit] = related.kits;
    expect(kit).toMatchObject({ quantity: 1, label: expect.stringMatching(/^Kit de freins/) as string });
    const { related: inside } = await sheetOf(kit!.id);
    expect(inside.parts).toContainEqual(expect.objectContaining({ id, quantity: 1 }));
    expect(inside.parts.find((part) => part.label.startsWith("Disque"))?.quantity).toBe(2);
  });
});

describe("compatible vehicles", () => {
  const ofPart = (query = "") => read<CompatibleVehicles>(`/vehicle/find/part/${pads.brand}/${pads.written}${query}`);

  it("are those of the sheet, for a brand's number however it is written", async () => {
    const { total, items } = await ofPart();
    expect(total).toBe((await sheetOf(id)).applicability.vehicles);
    expect(items).toContainEqual(
      expect.objectContaining({ make: "Renault", model: "Clio III", typnr: 1_000_080, vtype: "vl" }),
    );
    expect(items[0]?.Suggestion).toBe(`${items[0]?.make} ${items[0]?.model} ${items[0]?.version}`);
  });

  it("are those of every article behind an original number, and page to an end", async () => {
    const original = await read<CompatibleVehicles>(`/vehicle/find/oemPart/${renault}/7701207339`);
    expect(original.articles).toBe(11);
    expect((await ofPart("?page=9999")).items).toEqual([]);
  });

  it.each(["part/1/unheard-of", "part/2/0986494104", "oemPart/1/0986494104", "part/1/%25"])("%s: not found", (path) =>
    read(`/vehicle/find/${path}`, 404),
  );
  it.each(["part/0/x1", "part/x/x1", "part/1/x1?page=0", `part/1/${"9".repeat(61)}`])("%s: refused", (path) =>
    read(`/vehicle/find/${path}`, 400),
  );
});

describe("prices and countries", () => {
  it("come in cents by country with their units, France first, for the article's own number only", async () => {
    const lines = await read<PriceLine[]>(`/price/fr/${id}/${pads.written}/${pads.brand}`);
    expect(lines[0]).toMatchObject({ countryCode: "FR", countryName: "France", currency: "EUR", priceUnit: 1 });
    expect(lines.every(({ price }) => Number.isInteger(price) && price > 0)).toBe(true);
    await read(`/price/fr/${id + 1}/${pads.written}/${pads.brand}`, 404);
    const world = await read<PriceLine[]>(`/prices/en/${pads.written}/${pads.brand}`);
    expect(world.map(({ countryName }) => countryName)).toContain("United States");
    expect(world.some(({ countryCode }) => countryCode === "FR")).toBe(false);
    await read(`/prices/en/unheard-of/${pads.brand}`, 404);
  });

  it("leave out what the trade pays while the customer may look", async () => {
    const company = await makeCompany();
    const types = async () =>
      (await read<PriceLine[]>(`/price/fr/${id}/${pads.written}/${pads.brand}`, 200, company)).map(
        (line) => line.priceType,
      );
    expect(new Set(await types())).toEqual(new Set(["list", "trade"]));
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    expect(new Set(await types())).toEqual(new Set(["list"]));
  });

  it("countries are for experts, used parts for those with vhu", async () => {
    const path = `/part/countries/${pads.written}/${pads.brand}`;
    expect(await read<Country[]>(`${path}?lang=en`)).toContainEqual({ countryCode: "FR", countryName: "France" });
    const seller = await makeCompany({ rights: rights.filter((right) => right !== "expertData" && right !== "vhu") });
    await read(path, 403, seller);
    const alternator = await usedPart(10265);
    expect((await sheetOf(alternator)).vhu).toEqual(expect.any(Number));
    expect((await sheetOf(id)).vhu).toBeNull();
    expect((await read<Article>(`/fichearticle/${alternator}`, 200, seller)).vhu).toBeNull();
  });
});

describe("positions", () => {
  it("are told for the articles that have one, in the order asked", async () => {
    const found = await read<FittingPosition[]>(`/fittingPosition/fr/${id},99999999,1`);
    expect(found.map((one) => one.id)).toEqual([id, 1]);
    expect(found[0]?.positions).toEqual([{ key: "front", label: "essieu avant" }]);
    await read(`/fittingPosition/fr/${id},x`, 400);
  });

  it("on pictures are those of parts of a vehicle", async () => {
    expect(await read("/genart360ids?item_ids=10340,10001,5")).toEqual([10001]);
    await read("/genart360ids", 400);
  });
});
