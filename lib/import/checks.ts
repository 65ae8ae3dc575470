import type pg from "pg";
import { sqlKey } from "@/lib/platform/sql-key";
import { commonLanguages, languages } from "@/lib/shared/languages";
import { ARTICLE_FITS } from "./build/fitments";
import { eanDigits, eanNumber, isEan } from "./build/number-text";
import { columnOf, type FileSpec, FILES, stageTable } from "./files";
import { ImportRefused, type Problem } from "./problem";
import { type Clients, inOrder, sideBySide } from "./side-by-side";

/** Problems of one check that are listed; the rest is counted. */
const LISTED = 100;

interface Check {
  file: string;
  /** tells cheaply whether there can be anything to select; without it there can */
  when?: string;
  /** selects line and text of what is wrong */
  sql: string;
}

const table = stageTable;

function unknown(file: string, column: string, known: string, what: string): Check {
  const sql = `SELECT f.line, format('${what} %s is unknown.', f.${column}) AS text FROM ${table(file)} f
    WHERE f.${column} IS NOT NULL AND NOT EXISTS (SELECT FROM ${known})`;
  return { file, sql };
}

function repeated(file: string, key: string, what: string): Check {
  const sql = `WITH twice AS (SELECT ${key} AS key, min(line) AS first FROM ${table(file)} GROUP BY 1 HAVING count(*) > 1)
    SELECT f.line, format('${what} is there already, in line %s.', twice.first) AS text
    FROM ${table(file)} f JOIN twice ON twice.key = ${key} WHERE f.line > twice.first`;
  return { file, sql };
}

const wrong = (file: string, condition: string, text: string): Check => ({
  file,
  sql: `SELECT f.line, ${text} AS text FROM ${table(file)} f WHERE ${condition}`,
});

const month = (column: string) => `f.${column} NOT BETWEEN 188001 AND 210012 OR f.${column} % 100 NOT BETWEEN 1 AND 12`;
const hashed = (columns: string) => `hashtextextended(concat_ws('|', ${columns}), 0)`;

// OFFSET keeps the number a column of its own, made once a row.
const EANS: Check = {
  file: "articles",
  sql: `SELECT f.line, format('%s is no EAN.', f.ean) AS text FROM (
      SELECT line, ean, ${eanNumber(eanDigits("ean"))} AS number FROM ${table("articles")} WHERE ean IS NOT NULL OFFSET 0) f
    WHERE (f.number IS NOT NULL AND ${isEan("f.number")}) IS NOT TRUE`,
};

/** Inside one file. */
const ALONE: readonly Check[] = [
  repeated("brands", "id", "this id"),
  repeated("brands", sqlKey("name"), "this name"),
  repeated("generic-articles", "id", "this id"),
  repeated("articles", "id", "this id"),
  repeated("articles", hashed("brand_id, norm"), "this number of the brand"),
  repeated("conditions", "id", "this id"),
  repeated("references", hashed("article_id, kind, owner, number"), "this reference"),
  repeated("article-criteria", hashed("article_id, criterion, value"), "this value of the article"),
  repeated("prices", hashed("article_id, supplier"), "a price of this supplier"),
  repeated("kits", hashed("kit_id, article_id"), "this part of the kit"),
  repeated("price-lines", hashed("article_id, market, country, price_type, from_day"), "this price of the country"),
  repeated("article-trade", "article_id", "this article"),
  wrong("articles", "f.id <= 0", "'an id is a number from 1.'"),
  wrong("articles", "f.norm = ''", "'the number holds no letter and no digit.'"),
  EANS,
  wrong("references", "f.norm = ''", "'the number holds no letter and no digit.'"),
  wrong("references", "f.kind NOT IN ('oe', 'cross', 'trade')", "format('%s is not oe, cross or trade.', f.kind)"),
  wrong("references", "f.kind <> 'trade' AND f.owner IS NULL", "'oe and cross need an owner.'"),
  wrong(
    "criteria",
    "f.kind NOT IN ('enum', 'number', 'int', 'string', 'bool')",
    "format('%s is not enum, number, int, string or bool.', f.kind)",
  ),
  wrong("conditions", month("from_month"), "format('%s is no month (yyyymm).', f.from_month)"),
  wrong("conditions", month("to_month"), "format('%s is no month (yyyymm).', f.to_month)"),
  wrong("conditions", "f.position NOT IN ('front', 'rear')", "format('%s is not front or rear.', f.position)"),
  wrong(
    "conditions",
    "f.gearbox NOT IN ('manual', 'automatic')",
    "format('%s is not manual or automatic.', f.gearbox)",
  ),
  wrong("prices", "f.currency !~ '^[A-Z]{3}$'", "format('%s is no currency (EUR, CHF ...).', f.currency)"),
  wrong("price-lines", "f.currency !~ '^[A-Z]{3}$'", "format('%s is no currency (EUR, CHF ...).', f.currency)"),
  wrong("price-lines", "f.market NOT IN ('tecdoc', 'world')", "format('%s is not tecdoc or world.', f.market)"),
  wrong("price-lines", "f.country !~ '^[A-Z]{2}$'", "format('%s is no country (FR, BE ...).', f.country)"),
  wrong("price-lines", "f.cents < 0 OR f.price_unit < 1", "'cents are 0 or more, units 1 or more.'"),
  wrong("price-lines", "f.from_day > f.to_day", "'the price ends before it begins.'"),
  wrong(
    "article-trade",
    "f.countries !~ '^[A-Z]{2}([|][A-Z]{2})*$'",
    "format('%s is no list of countries (FR|BE).', f.countries)",
  ),
  wrong("article-trade", "f.vhu < 0", "'used parts are 0 or more.'"),
  wrong("kits", "f.kit_id = f.article_id", "'a kit does not hold itself.'"),
  wrong("kits", "f.quantity < 1", "'a quantity is 1 or more.'"),
  wrong(
    "prices",
    "least(f.price_cents, f.public_cents, f.discount1_bp, f.discount2_bp, f.deposit_cents) < 0 OR greatest(f.discount1_bp, f.discount2_bp) > 10000",
    "'amounts are 0 or more, discounts 0 to 10000.'",
  ),
];

const articleOf = (file: string, column = "article_id") =>
  unknown(file, column, `${table("articles")} a WHERE a.id = f.${column}`, "article");

const FITMENTS: Check = {
  file: "fitments",
  when: `SELECT EXISTS (SELECT FROM article_fit f WHERE f.strange OR NOT EXISTS (
    SELECT FROM ${table("articles")} a WHERE a.id = f.article_id)) AS any`,
  sql: `SELECT f.line, concat_ws(' ', CASE WHEN a.id IS NULL THEN format('article %s is unknown.', f.article_id) END,
      CASE WHEN v.ktype IS NULL THEN format('ktype %s is unknown.', f.ktype) END,
      CASE WHEN c.id IS NULL AND f.condition_id IS NOT NULL THEN format('condition %s is unknown.', f.condition_id) END) AS text
    FROM ${table("fitments")} f LEFT JOIN ${table("articles")} a ON a.id = f.article_id
    LEFT JOIN vehicle v ON v.ktype = f.ktype LEFT JOIN ${table("conditions")} c ON c.id = f.condition_id
    WHERE a.id IS NULL OR v.ktype IS NULL OR (c.id IS NULL AND f.condition_id IS NOT NULL)`,
};

/** Between files, and against the vehicles and suppliers that are there. */
const every = (row: string, noun: string) =>
  languages.map((language) => `${row}."${columnOf(noun, language)}"`).join(", ");

const unnamed = ({ name: file, named = [] }: FileSpec): Check[] =>
  named.map((noun) => {
    const common = commonLanguages.map((language) => columnOf(noun, language));
    const filled = common.map((column) => `f."${column}"`).join(", ");
    return wrong(file, `coalesce(${filled}) IS NULL`, `'one of ${common.join(", ")} must be filled.'`);
  });

const TOGETHER: readonly Check[] = [
  ...FILES.flatMap(unnamed),
  unknown("articles", "brand_id", `${table("brands")} b WHERE b.id = f.brand_id`, "brand"),
  unknown("articles", "genart_id", `${table("generic-articles")} g WHERE g.id = f.genart_id`, "generic article"),
  articleOf("article-criteria"),
  articleOf("references"),
  articleOf("prices"),
  articleOf("kits", "kit_id"),
  articleOf("kits"),
  articleOf("price-lines"),
  articleOf("article-trade"),
  FITMENTS,
  unknown("article-criteria", "criterion", `${table("criteria")} c WHERE c.key = f.criterion`, "criterion"),
  unknown("prices", "supplier", "supply.supplier s WHERE s.code = f.supplier", "supplier"),
  {
    file: "generic-articles",
    sql: `SELECT f.line, format('criterion %s is unknown.', k) AS text
      FROM ${table("generic-articles")} f, unnest(string_to_array(f.criteria, '|')) k
      WHERE NOT EXISTS (SELECT FROM ${table("criteria")} c WHERE c.key = rtrim(k, '!'))`,
  },
  {
    file: "references",
    sql: `WITH owners AS (SELECT kind, owner, ${sqlKey("owner")} AS norm FROM
        (SELECT DISTINCT kind, owner FROM ${table("references")} WHERE kind IN ('oe', 'cross')) o),
      strange AS (SELECT kind, owner FROM owners o WHERE
        CASE kind WHEN 'oe' THEN NOT EXISTS (SELECT FROM make m WHERE m.norm = o.norm)
        ELSE NOT EXISTS (SELECT FROM ${table("brands")} b WHERE ${sqlKey("b.name")} = o.norm) END)
      SELECT f.line, format('%s %s is unknown.', CASE kind WHEN 'oe' THEN 'make' ELSE 'brand' END, owner) AS text
      FROM ${table("references")} f JOIN strange USING (kind, owner)`,
  },
  {
    file: "article-criteria",
    sql: `SELECT f.line, format('%s is no value of %s (%s).', f.value, c.key, c.kind) AS text
      FROM ${table("article-criteria")} f
      JOIN (SELECT key, min(kind) AS kind FROM ${table("criteria")} GROUP BY key) c ON c.key = f.criterion
      WHERE CASE c.kind WHEN 'int' THEN f.value !~ '^-?[0-9]{1,9}$' WHEN 'number' THEN f.value !~ '^-?[0-9]{1,12}([.][0-9]{1,6})?$'
        WHEN 'bool' THEN f.value NOT IN ('yes', 'no')
        WHEN 'enum' THEN NOT (f.criterion, f.value) IN (SELECT key, value FROM ${table("criteria")} WHERE value IS NOT NULL)
        ELSE false END`,
  },
  ...["family", "subfamily"].map((noun) => ({
    file: "generic-articles",
    sql: `SELECT f.line, format('${noun} %s has another name in line %s.', f.${noun}_id, o.line) AS text
      FROM ${table("generic-articles")} f JOIN (SELECT DISTINCT ON (${noun}_id) * FROM ${table("generic-articles")} ORDER BY ${noun}_id, line) o
      USING (${noun}_id) WHERE (${every("f", noun)}) IS DISTINCT FROM (${every("o", noun)})`,
  })),
];

interface Found {
  problems: Problem[];
  total: number;
}

async function run(client: pg.Client, { file, when, sql }: Check): Promise<Found> {
  if (when) {
    const { rows } = await client.query<{ any: boolean }>(when);
    if (!rows[0]?.any) return { problems: [], total: 0 };
  }
  const { rows } = await client.query<{ line: number; text: string; total: string }>(
    `SELECT line, text, count(*) OVER () AS total FROM (${sql}) found ORDER BY line LIMIT ${LISTED}`,
  );
  const problems = rows.map(({ line, text }) => ({ file: `${file}.csv`, line, text }));
  return { problems, total: Number(rows[0]?.total ?? 0) };
}

/** Checks what was read, file by file; throws one refusal with everything that is wrong. Makes article_fit on the way. */
export async function checkStaged(clients: Clients, note: (text: string) => void): Promise<void> {
  const checks = [...ALONE, ...TOGETHER];
  const found = new Map<Check, Found>();
  const task = (check: Check) => async (client: pg.Client) => {
    note(`checking ${check.file}.csv`);
    if (check === FITMENTS) await inOrder(ARTICLE_FITS)(client);
    found.set(check, await run(client, check));
  };
  await sideBySide(clients, [FITMENTS, ...checks.filter((check) => check !== FITMENTS)].map(task));
  const results = checks.flatMap((check) => found.get(check) ?? []);
  const total = results.reduce((sum, result) => sum + result.total, 0);
  if (total)
    throw new ImportRefused(
      results.flatMap(({ problems }) => problems),
      total,
    );
}
