import "@/tests/support/end";
import type { PartHits, Suggestions } from "@/lib/domains/catalogue/search/schema";
import { env } from "@/lib/platform/env";
import { makeCompany } from "@/tests/support/company";
import { goodFiles, makeDatabase } from "@/tests/support/import-database";

let database: Awaited<ReturnType<typeof makeDatabase>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  database = await makeDatabase();
  // What is asked below is asked of the imported catalogue.
  env().DATABASE_URL = database.url;
  const file = (name: string) => String(goodFiles[name]);
  await database.load({
    "brands.csv": `${file("brands.csv")}8,Groß,DE,OE,90\n9,Sønderøe,DK,OE,80\n`,
    "generic-articles.csv": `${file("generic-articles.csv")}10400,,false,300,Joint d’œillet ﬁn,Washer,19,Fluides,Fluids,1902,Joints,Seals,\n`,
    "articles.csv": `${file("articles.csv")}504,8,10400,ﬂ-12/ß 3,,,100\n505,9,10400,Ｗ 77,,,90\n`,
    "references.csv": `${file("references.csv")}504,oe,RENAULT,Œ 4711-ﬁ\n`,
  });
  company = await makeCompany();
});
afterAll(() => database.drop());

async function read<T>(path: string): Promise<T> {
  const response = await company.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status: 200 });
  return body as T;
}

const encoded = encodeURIComponent;
const found = async (kind: string, text: string) => {
  const { items } = await read<PartHits>(`/parts/search/${kind}/fr/${encoded(text)}`);
  return items.map(({ number }) => number);
};

describe("an imported catalogue", () => {
  it.each(["gross", "groß", "GROSS", "Groß", "GROẞ", "Ｇｒｏß"])("names its brand Groß under %s", async (typed) => {
    const { brands } = await read<Suggestions>(`/completion/part/${encoded(typed)}?lang=fr`);
    expect(brands).toEqual([{ id: 8, label: "Groß" }]);
    expect(await found("ref", typed)).toEqual(["ﬂ-12/ß 3"]);
  });

  it.each(["sonderoe", "Sønderøe", "SØNDERØE"])("finds a brand's articles by its name, %s", async (typed) => {
    expect(await found("ref", typed)).toEqual(["Ｗ 77"]);
  });

  it.each(["ﬂ-12/ß 3", "FL12SS3", "fl 12 ss 3", "FL12ß3", "Groß ﬂ12ss3"])(
    "finds an article by its number, %s",
    async (typed) => {
      expect(await found("ref", typed)).toEqual(["ﬂ-12/ß 3"]);
    },
  );

  it.each(["Œ 4711-ﬁ", "oe4711fi", "OE 4711 FI", "œ4711ﬁ"])("finds it by the maker's number, %s", async (typed) => {
    expect(await found("oe", typed)).toEqual(["ﬂ-12/ß 3"]);
  });

  it.each(["œillet", "oeillet", "OEILLET", "Œillet fin", "ﬁn œillet"])(
    "finds parts by their label, %s",
    async (typed) => {
      expect((await found("ref", typed)).sort()).toEqual(["ﬂ-12/ß 3", "Ｗ 77"].sort());
    },
  );
});

it("vehicles of a version whose keys followed another rule get keys by today's with the next import", async () => {
  const keys = async (): Promise<unknown[]> => {
    const [schema] = (await database.state()).live;
    const makes = await database.rows(`SELECT id, norm FROM ${schema}.make ORDER BY id`);
    const terms = `SELECT md5(string_agg(t::text, ' ' ORDER BY t::text COLLATE "C")) AS sum, count(*) FROM ${schema}.version_term t`;
    return [...makes, ...(await database.rows(terms))];
  };
  const first = await keys();
  const [schema] = (await database.state()).live;
  await database.rows(`UPDATE ${schema}.make SET norm = 'OLD' || id`);
  await database.rows(`UPDATE ${schema}.version_term SET norm = 'OLD', whole = 'OLD'`);
  await database.load();
  expect(await keys()).toEqual(first);
});
