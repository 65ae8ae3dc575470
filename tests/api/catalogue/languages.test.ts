import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { Article } from "@/lib/domains/catalogue/sheet/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote } from "@/lib/domains/quotes/schema";
import type { Suggestions } from "@/lib/domains/catalogue/search/schema";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { pool, prisma } from "@/lib/platform/db";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addOne, json, openCounter, type Client } from "@/tests/support/counter";
import { openQuote } from "@/tests/support/quotes";
import { type Files, goodFiles, makeDatabase } from "@/tests/support/import-database";

const pads = 10001;
const german = "Bremsbelagsatz, Scheibenbremse";

const inCatalogue = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query<Row>(sql.replaceAll(":s", await liveCatalogue()), values)).rows;

interface Names {
  fr: string;
  en: string;
}
async function namesOf(articleId: number): Promise<Names> {
  const [row] = await inCatalogue<{ names: Names }>(
    `select json_object_agg(l.language, coalesce(a.label, l.text)) as names from :s.article a
     join :s.label l on l.kind = 'genart' and l.id = a.genart_id and l.language in ('fr', 'en') where a.id = $1 group by a.id`,
    [articleId],
  );
  return row!.names;
}

describe("a catalogue that names one part in a third language", () => {
  beforeAll(() => inCatalogue("insert into :s.label values ('genart', $1, 'de', $2)", [pads, german]));
  afterAll(() => inCatalogue("delete from :s.label where language = 'de'"));

  it("is read in it, and in the next language of the chain where it says nothing", async () => {
    const [row] = await inCatalogue<{ id: number }>(
      "select id from :s.article where genart_id = $1 and label is null limit 1",
      [pads],
    );
    const company = await makeCompany();
    const read = (lang: string) => json<Article>(company.get(`/fichearticle/${row!.id}?lang=${lang}`));
    const [de, en, fr, swiss] = await Promise.all(["de", "en", "fr", "de-CH"].map(read));
    expect([de!.genart.label, de!.label]).toEqual([german, german]);
    expect(swiss!.genart.label).toBe(german);
    expect([de!.genart.family, de!.genart.subFamily]).toEqual([en!.genart.family, en!.genart.subFamily]);
    expect(de!.criteria.map(({ label }) => label)).toEqual(en!.criteria.map(({ label }) => label));
    expect(en!.genart.label).not.toBe(fr!.genart.label);
    expect(fr!.genart.family).not.toBe(en!.genart.family);
  });
});

describe("an import with columns of a third language", () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.drop());

  const file = "generic-articles.csv";
  const more = (columns: string, first: string, second: string): Files => {
    const [header, one, two] = String(goodFiles[file]).trim().split("\n");
    return { [file]: `${header},${columns}\n${one},${first}\n${two},${second}\n` };
  };

  it("keeps what each language says, and suggests every part in each", async () => {
    const { schema } = await database.load(
      more("label_de,family_de,label_pt-BR", `"Bremsbeläge, vorne",Bremsanlage,`, ",,"),
    );
    const labels = await database.rows(
      `SELECT kind, id, text FROM ${schema}.label WHERE language = 'de' ORDER BY kind, id`,
    );
    expect(labels).toEqual([
      { kind: "family", id: 1, text: "Bremsanlage" },
      { kind: "genart", id: 10001, text: "Bremsbeläge, vorne" },
    ]);
    const terms = await database.rows<{ label: string }>(
      `SELECT DISTINCT label FROM ${schema}.suggest_term WHERE lang = 'de' AND kind = 1 ORDER BY label`,
    );
    expect(terms.map(({ label }) => label)).toEqual(["Bremsbeläge, vorne", "Engine oil"]);
    const brazilian = await database.rows(`SELECT FROM ${schema}.label WHERE language = 'pt-BR'`);
    expect(brazilian).toEqual([]);
  });

  it("needs one language that everybody falls back to, and no other", async () => {
    const english = String(goodFiles[file]).replaceAll(/(label|family|subfamily)_fr/g, "$1_de");
    const { schema } = await database.load({ [file]: english });
    const languages = await database.rows(
      `SELECT DISTINCT language FROM ${schema}.label WHERE kind = 'genart' ORDER BY 1`,
    );
    expect(languages).toEqual([{ language: "de" }, { language: "en" }]);
    const neither = english.replaceAll(/(label|family|subfamily)_en/g, "$1_it");
    expect((await database.problems({ [file]: neither })).map(({ text }) => text)).toEqual([
      "the column label_en is missing.",
      "the column family_en is missing.",
      "the column subfamily_en is missing.",
    ]);
  });

  it("refuses a language that is not on the list, and a name that nobody could read", async () => {
    const [unknown] = await database.problems(more("label_xx", "a", "b"));
    expect(unknown).toMatchObject({
      file,
      line: 1,
      text: expect.stringMatching(/^the column label_xx names none of/) as string,
    });
    const empty = String(goodFiles[file]).replace("Huile moteur,Engine oil", ",");
    expect(await database.problems({ [file]: empty })).toContainEqual({
      ...{ file, line: 3, text: "one of label_en, label_fr must be filled." },
    });
  });

  it("calls yes and no in the written languages", async () => {
    const { schema } = await database.load({
      "criteria.csv": `${String(goodFiles["criteria.csv"])}wear,bool,,Témoin,Sensor,,,\n`,
      "article-criteria.csv": `${String(goodFiles["article-criteria.csv"])}501,wear,yes\n`,
    });
    const words = await database.rows(
      `SELECT l.language, l.text FROM ${schema}.label l JOIN ${schema}.criterion_value v ON v.id = l.id
       WHERE l.kind = 'value' AND v.value = 'yes' ORDER BY 1`,
    );
    expect(words).toEqual([
      { language: "en", text: "yes" },
      { language: "fr", text: "oui" },
    ]);
  });
});

describe("a cart", () => {
  const labelIn = async (client: Pick<Client, "get">, path: string) =>
    (await json<Cart>(client.get(path))).lines[0]?.item.label;

  it("calls its lines in the reader's language, whoever added them", async () => {
    const { company, customerId, articleId } = await openCounter();
    await addOne(company, customerId, articleId);
    const { fr, en } = await namesOf(articleId);
    const colleague = await secondUser(company);
    await prisma().user.update({ where: { id: colleague.userId }, data: { language: "en" } });
    expect(fr).not.toBe(en);
    expect(await labelIn(company, `/getCart/${customerId}`)).toBe(fr);
    expect(await labelIn(colleague, `/getCart/${customerId}`)).toBe(en);
    expect(await labelIn(colleague, `/getCart/${customerId}?lang=fr`)).toBe(fr);
    expect(await labelIn(company, `/vc/cart/${customerId}?lang=it`)).toBe(en);
    const { key } = await addressOf(company, customerId);
    const { lines } = await json<CompanionView>(phoneOf(key).get("/companion?lang=en"));
    expect(lines[0]?.label).toBe(en);
  });

  it("keeps the names by which an article was added for when it has left the catalogue", async () => {
    const { company, customerId, articleId } = await openCounter();
    await addOne(company, customerId, articleId);
    await prisma().$executeRaw`update cart_line
      set item = item || '{"id": 2000000000, "label": {"fr": "Avant", "en": "Before"}}' where company_id = ${company.companyId}`;
    const read = (lang: string) => labelIn(company, `/getCart/${customerId}?lang=${lang}`);
    expect([await read("fr"), await read("en"), await read("de")]).toEqual(["Avant", "Before", "Before"]);
  });

  it("leaves a quote as it was promised", async () => {
    const { company, quoteId, articleId } = await openQuote();
    const { fr } = await namesOf(articleId);
    await prisma().user.update({ where: { id: company.userId }, data: { language: "en" } });
    const { document } = await json<Quote>(company.get(`/quote/${quoteId}`));
    expect(document.lines[0]?.name).toBe(fr);
  });
});

it("words of the own language are suggested as they were", async () => {
  const company = await makeCompany();
  const read = (lang: string) => json<Suggestions>(company.get(`/completion/part/plaquette?lang=${lang}`));
  const [fr, en] = await Promise.all([read("fr"), read("en")]);
  expect(fr.genarts[0]).toMatchObject({ id: pads });
  expect(en.genarts.map(({ id }) => id)).toContain(pads);
  expect(en.genarts.find(({ id }) => id === pads)?.label).not.toBe(fr.genarts[0]?.label);
});
