import "@/tests/support/end";
import { type Files, goodFiles, makeDatabase } from "@/tests/support/import-database";

let database: Awaited<ReturnType<typeof makeDatabase>>;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const load = (changes?: Files) => database.load(changes);
const problems = (changes: Files) => database.problems(changes);
const state = () => database.state();

describe("good files", () => {
  it("become the live catalogue, with everything that follows from them", async () => {
    const imported = await load();
    expect(imported).toMatchObject({ articles: 3, references: 4, fitments: 3 });
    const at = imported.schema;
    const articles = await database.rows(
      `SELECT a.article_no, a.article_norm, a.ean, f.n FROM ${at}.article a LEFT JOIN ${at}.fitset f ON f.id = a.fitset_id ORDER BY a.weight DESC`,
    );
    expect(articles).toEqual([
      { article_no: "0 986 494 104", article_norm: "0986494104", ean: "4047024000018", n: 1 },
      { article_no: "FR-12/b", article_norm: "FR12B", ean: null, n: 2 },
      { article_no: "OIL 5", article_norm: "OIL5", ean: "3017620422003", n: null },
    ]);
    const condition = await database.rows(`SELECT txt FROM ${at}.fitment_cond WHERE id = 1`);
    expect(condition).toEqual([
      {
        txt: {
          engineCodes: ["K9K 766", "K9K 768"],
          from: 200505,
          pos: "front",
          brakesys: "Bosch",
          discMm: 258,
          maxKg: 1640,
        },
      },
    ]);
    const counted = await database.rows(`SELECT ktype, n FROM ${at}.ktype_genart WHERE genart_id = 10001 ORDER BY 1`);
    expect(counted).toEqual([
      { ktype: 1_000_080, n: 2 },
      { ktype: 1_000_081, n: 1 },
    ]);
    const numbers = await database.rows(`SELECT norm, kind, n FROM ${at}.number ORDER BY norm`);
    expect(numbers).toContainEqual({ norm: "7701207339", kind: 2, n: 2 });
    expect(numbers).toContainEqual({ norm: "0986494104", kind: 1, n: 2 });
    const values = await database.rows(
      `SELECT c.key, v.value, l.text AS label FROM ${at}.article a, unnest(a.crit) WITH ORDINALITY k(id, at)
       JOIN ${at}.criterion_value v ON v.id = k.id JOIN ${at}.criterion c ON c.id = v.criterion_id
       LEFT JOIN ${at}.label l ON l.kind = 'value' AND l.id = v.id AND l.language = 'fr' WHERE a.weight = 2000 ORDER BY k.at`,
    );
    expect(values).toEqual([
      { key: "pos", value: "front", label: "avant" },
      { key: "width", value: "116.7", label: null },
    ]);
    const terms = await database.rows(`SELECT norm FROM ${at}.suggest_term WHERE target = 7 AND kind = 2`);
    expect(terms).toEqual([{ norm: "FRENOTEC" }]);
    const prices = await database.rows("SELECT base_cents, discount1_bp, discount2_bp FROM supply.article_price");
    expect(prices).toEqual([{ base_cents: 2500, discount1_bp: 1000, discount2_bp: 0 }]);
  });

  it("bring kits, prices per country and trade, and what a make's numbers lead to", async () => {
    const { schema: at } = await load();
    const number = (id: string) => `(SELECT article_norm FROM ${at}.article WHERE id = ${id})`;
    const kits = await database.rows(
      `SELECT ${number("kit_id")} AS kit, ${number("article_id")} AS part, quantity FROM ${at}.kit_part ORDER BY 2`,
    );
    expect(kits).toEqual([
      { kit: "FR12B", part: "0986494104", quantity: 2 },
      { kit: "FR12B", part: "OIL5", quantity: 1 },
    ]);
    const lines = await database.rows(
      `SELECT ${number("article_id")} AS number, market, country, price_type, cents, currency, price_unit, quantity_unit,
         from_day::text, to_day::text FROM ${at}.price_line ORDER BY market`,
    );
    const list = { number: "0986494104", price_type: "list" };
    expect(lines).toEqual([
      {
        ...{ ...list, market: 1, country: "FR", cents: 3100, currency: "EUR", price_unit: 1, quantity_unit: "piece" },
        ...{ from_day: "2026-01-01", to_day: "2026-12-31" },
      },
      {
        ...{ ...list, market: 2, country: "US", cents: 3300, currency: "USD", price_unit: 4, quantity_unit: "set" },
        ...{ from_day: null, to_day: null },
      },
    ]);
    const trade = await database.rows(
      `SELECT ${number("article_id")} AS number, countries, vhu FROM ${at}.article_trade ORDER BY 1`,
    );
    expect(trade).toEqual([
      { number: "0986494104", countries: ["FR", "BE"], vhu: 3 },
      { number: "FR12B", countries: ["FR"], vhu: null },
    ]);
    const oe = await database.rows(
      `SELECT m.name, o.genart_id, o.n FROM ${at}.oe_pair o JOIN ${at}.make m ON m.id = o.make_id`,
    );
    expect(oe).toEqual([{ name: "Renault", genart_id: 10001, n: 1 }]);
  });

  it("keep an article's id while other articles come and go", async () => {
    const ids = async () => {
      const [live] = (await state()).live;
      const rows = await database.rows<{ norm: string; id: number }>(
        `SELECT article_norm AS norm, id FROM ${live}.article`,
      );
      return new Map(rows.map(({ norm, id }) => [norm, id]));
    };
    await load();
    const before = await ids();
    const articles = String(goodFiles["articles.csv"]).replace("502,7,10001,FR-12/b", "502,7,10001,NEW 1");
    await load({ "articles.csv": articles });
    const after = await ids();
    expect(after.get("0986494104")).toBe(before.get("0986494104"));
    expect([...before.values()]).not.toContain(after.get("NEW1"));
    expect(after.has("FR12B")).toBe(false);
  });

  it("are read with columns in another order, a byte order mark and line breaks of Windows", async () => {
    const brands = "\uFEFFname,id,weight,segment,country\r\nBosch,1,130,OE,DE\r\nFrénotec,7,60,,\r\n";
    await expect(load({ "brands.csv": brands })).resolves.toMatchObject({ articles: 3 });
  });

  it("may lack whatever is optional, and then the prices stay", async () => {
    const trade = { "kits.csv": null, "price-lines.csv": null, "article-trade.csv": null };
    const absent = {
      ...trade,
      "conditions.csv": null,
      "references.csv": null,
      "article-criteria.csv": null,
      "prices.csv": null,
    };
    const { schema } = await load({ ...absent, "fitments.csv": null });
    expect(await database.rows(`SELECT kind FROM ${schema}.article_ref GROUP BY 1 ORDER BY 1`)).toEqual([
      { kind: 1 },
      { kind: 5 },
    ]);
    expect(await database.rows("SELECT base_cents FROM supply.article_price")).toHaveLength(1);
  });
});

const text = (name: string) => String(goodFiles[name]);
const with_ = (name: string, line: string): Files => ({ [name]: text(name) + line });
const longLine = `504,1,10001,${"9".repeat(10_000_000)},,,1\n`;
const latin1 = Buffer.concat([Buffer.from(text("brands.csv")), Buffer.from("8,Fr\xe9no,FR,,1\n", "latin1")]);

describe("bad files", () => {
  it.each<[string, Files, string, number | null, RegExp]>([
    ["a missing file", { "articles.csv": null }, "articles.csv", null, /is missing/],
    ["another header", { "articles.csv": "a;b;c\n1;2;3\n" }, "articles.csv", 1, /not the header/],
    [
      "a missing column",
      { "brands.csv": "id,name,country,segment\n1,Bosch,DE,OE\n" },
      "brands.csv",
      1,
      /weight is missing/,
    ],
    ["an unknown column", { "brands.csv": "id,name,country,segment,weight,x\n" }, "brands.csv", 1, /x is unknown/],
    ["an empty file", { "brands.csv": "" }, "brands.csv", 1, /empty/],
    ["a line with too few cells", with_("articles.csv", "504,1\n"), "articles.csv", 5, /missing data/],
    ["a line with too many cells", with_("brands.csv", "8,X,,,1,2\n"), "brands.csv", 4, /extra data/],
    ["a number that is none", with_("brands.csv", "8,X,,,heavy\n"), "brands.csv", 4, /heavy.*weight/],
    ["an empty cell that must be filled", with_("brands.csv", "8,,,,1\n"), "brands.csv", 4, /null value/],
    ["mixed encodings", { "brands.csv": latin1 }, "brands.csv", 4, /encoding/],
    ["a line of 10 MB", with_("articles.csv", longLine), "articles.csv", 5, /longer than 65536/],
    ["an open quotation mark", with_("brands.csv", '8,"X,,,1\n9,Y,,,1\n'), "brands.csv", 4, /quotation mark/],
    ["a cut-off end", with_("fitments.csv", "501,10000"), "fitments.csv", 5, /cut off/],
    [
      "fewer rows than announced",
      { "manifest.csv": "file,rows\nfitments.csv,4\n" },
      "manifest.csv",
      2,
      /3 rows, not 4/,
    ],
    ["an unknown brand", with_("articles.csv", "504,99,10001,X1,,,1\n"), "articles.csv", 5, /brand 99/],
    ["an unknown generic article", with_("articles.csv", "504,1,99,X1,,,1\n"), "articles.csv", 5, /generic article 99/],
    ["an unknown article", with_("fitments.csv", "999,1000080,\n"), "fitments.csv", 5, /article 999/],
    ["an unknown ktype", with_("fitments.csv", "501,12,\n"), "fitments.csv", 5, /ktype 12/],
    ["an unknown condition", with_("fitments.csv", "501,1000081,8\n"), "fitments.csv", 5, /condition 8/],
    ["an unknown make", with_("references.csv", "501,oe,Renualt,1\n"), "references.csv", 6, /make Renualt/],
    ["an unknown supplier", with_("prices.csv", "501,NOBODY,1,1,,,,EUR\n"), "prices.csv", 3, /supplier NOBODY/],
    [
      "a bad EAN",
      with_("articles.csv", "504,1,10001,X1,4047024000019,,1\n"),
      "articles.csv",
      5,
      /4047024000019 is no EAN/,
    ],
    ["an article twice", with_("articles.csv", "501,1,10001,X1,,,1\n"), "articles.csv", 5, /line 2/],
    ["a number twice", with_("articles.csv", "504,1,10001,0986.494.104,,,1\n"), "articles.csv", 5, /line 2/],
    ["a fitment twice", with_("fitments.csv", "501,1000080,4\n"), "fitments.csv", 5, /line 2/],
    [
      "a value that is none",
      with_("article-criteria.csv", "502,width,wide\n"),
      "article-criteria.csv",
      5,
      /no value of width/,
    ],
    ["a number without letters", with_("references.csv", "501,trade,,--\n"), "references.csv", 6, /no letter/],
    ["a kit of an unknown article", with_("kits.csv", "999,501,1\n"), "kits.csv", 4, /article 999/],
    ["a kit part that is unknown", with_("kits.csv", "502,999,1\n"), "kits.csv", 4, /article 999/],
    ["a kit that holds itself", with_("kits.csv", "503,503,1\n"), "kits.csv", 4, /itself/],
    ["a kit part twice", with_("kits.csv", "502,501,1\n"), "kits.csv", 4, /line 2/],
    ["no part of a kit", with_("kits.csv", "503,501,0\n"), "kits.csv", 4, /1 or more/],
    ["an unknown market", with_("price-lines.csv", "501,moon,FR,list,1,EUR,,,,\n"), "price-lines.csv", 4, /moon/],
    [
      "a country that is none",
      with_("price-lines.csv", "501,world,fr,list,1,EUR,,,,\n"),
      "price-lines.csv",
      4,
      /fr is no/,
    ],
    [
      "a price below nothing",
      with_("price-lines.csv", "501,world,FR,list,-1,EUR,,,,\n"),
      "price-lines.csv",
      4,
      /0 or more/,
    ],
    [
      "a day that is none",
      with_("price-lines.csv", "501,world,FR,list,1,EUR,,,2026-02-30,\n"),
      "price-lines.csv",
      4,
      /from_day/,
    ],
    [
      "a price that ends first",
      with_("price-lines.csv", "501,world,FR,list,1,EUR,,,2026-02-02,2026-02-01\n"),
      "price-lines.csv",
      4,
      /before it begins/,
    ],
    [
      "a country's price twice",
      with_("price-lines.csv", "501,tecdoc,FR,list,1,EUR,,,2026-01-01,\n"),
      "price-lines.csv",
      4,
      /line 2/,
    ],
    ["a list of no countries", with_("article-trade.csv", "503,FR;BE,\n"), "article-trade.csv", 4, /FR;BE/],
    ["an article's trade twice", with_("article-trade.csv", "501,FR,\n"), "article-trade.csv", 4, /line 2/],
    ["a month that is none", with_("conditions.csv", "5,,200513,,,,,,,\n"), "conditions.csv", 3, /no month/],
  ])("with %s are refused by file and line, and nothing changes", async (_name, changes, file, line, message) => {
    const before = await state();
    const found = await problems(changes);
    expect(found).toContainEqual({ file, line, text: expect.stringMatching(message) as string });
    expect((await state()).live).toEqual(before.live);
    expect((await state()).schemas).toEqual(expect.arrayContaining(before.live));
    expect((await state()).schemas.length).toBeLessThanOrEqual(before.schemas.length);
  });

  it("name every problem of a kind, not the first alone", async () => {
    const found = await problems(with_("fitments.csv", "999,1000080,\n501,13,\n998,1000080,\n"));
    expect(found.map(({ line }) => line).sort()).toEqual([5, 6, 7]);
  });
});
