import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { Article } from "@/lib/domains/catalogue/sheet/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote } from "@/lib/domains/quotes/schema";
import type { Suggestions } from "@/lib/domains/catalogue/search/schema";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { pool, prisma } from "@/lib/platform/db";
import { textsOf } from "@/lib/platform/texts";
import { writtenLanguages } from "@/lib/shared/languages";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addOne, json, openCounter, type Client } from "@/tests/support/counter";
import { openQuote } from "@/tests/support/quotes";
import { type Files, goodFiles, makeDatabase } from "@/tests/support/import-database";

const pads = 10001;
const british = "Brake pads, set of four";

const inCatalogue = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query<Row>(sql.replaceAll(":s", await liveCatalogue()), values)).rows;

interface Names {
  fr: string;
  en: string;
  it: string;
}
async function namesOf(articleId: number): Promise<Names> {
  const [row] = await inCatalogue<{ names: Names }>(
    `select json_object_agg(l.language, coalesce(a.label, l.text)) as names from :s.article a
     join :s.label l on l.kind = 'genart' and l.id = a.genart_id and l.language in ('fr', 'en', 'it') where a.id = $1 group by a.id`,
    [articleId],
  );
  return row!.names;
}

describe("a catalogue that names one part in a variant of a language", () => {
  beforeAll(() => inCatalogue("insert into :s.label values ('genart', $1, 'en-GB', $2)", [pads, british]));
  afterAll(() => inCatalogue("delete from :s.label where language = 'en-GB'"));

  it("is read in it, and in the next language of the chain where it says nothing", async () => {
    const [row] = await inCatalogue<{ id: number }>(
      "select id from :s.article where genart_id = $1 and label is null limit 1",
      [pads],
    );
    const company = await makeCompany();
    const read = (lang: string) => json<Article>(company.get(`/fichearticle/${row!.id}?lang=${lang}`));
    const [gb, en, fr, de, swiss] = await Promise.all(["en-GB", "en", "fr", "de", "de-CH"].map(read));
    expect([gb!.genart.label, gb!.label]).toEqual([british, british]);
    expect([gb!.genart.family, gb!.genart.subFamily]).toEqual([en!.genart.family, en!.genart.subFamily]);
    expect(gb!.criteria.map(({ label }) => label)).toEqual(en!.criteria.map(({ label }) => label));
    expect(new Set([en, fr, de].map((one) => one!.genart.label)).size).toBe(3);
    expect(new Set([en, fr, de].map((one) => one!.genart.family)).size).toBe(3);
    expect(swiss!.genart).toEqual(de!.genart);
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
    const words = await database.rows<{ language: string; text: string }>(
      `SELECT l.language, l.text FROM ${schema}.label l JOIN ${schema}.criterion_value v ON v.id = l.id
       WHERE l.kind = 'value' AND v.value = 'yes' ORDER BY 1`,
    );
    expect(words.map(({ language }) => language)).toEqual([...writtenLanguages].sort());
    for (const { language, text } of words) expect(text).toBe((await textsOf(language, "criteria")).yes);
    expect(words).toContainEqual({ language: "de", text: "ja" });
  });
});

describe("a cart", () => {
  const labelIn = async (client: Pick<Client, "get">, path: string) =>
    (await json<Cart>(client.get(path))).lines[0]?.item.label;

  it("calls its lines in the reader's language, whoever added them", async () => {
    const { company, customerId, articleId } = await openCounter();
    await addOne(company, customerId, articleId);
    const { fr, en, it } = await namesOf(articleId);
    const colleague = await secondUser(company);
    await prisma().user.update({ where: { id: colleague.userId }, data: { language: "en" } });
    expect(fr).not.toBe(en);
    expect(await labelIn(company, `/getCart/${customerId}`)).toBe(fr);
    expect(await labelIn(colleague, `/getCart/${customerId}`)).toBe(en);
    expect(await labelIn(colleague, `/getCart/${customerId}?lang=fr`)).toBe(fr);
    expect(await labelIn(company, `/vc/cart/${customerId}?lang=it`)).toBe(it);
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
