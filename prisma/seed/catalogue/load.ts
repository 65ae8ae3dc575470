import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { CriterionBook } from "./articles/criterion-book";
import { ArticleMaker } from "./articles/produce";
import { type WrittenArticles, writeArticles } from "./articles/write";
import { copySink, type RowSink } from "./copy/sink";
import { deriveFromTables, deriveSuggestPrefixes } from "./derived/from-tables";
import { suggestTermLines, vocabLines } from "./derived/words";
import { writeFitments } from "./fitments";
import { brandsOf } from "./parts/brands";
import { genartsOf } from "./parts/genarts";
import { ConditionBook } from "./sets/conditions";
import { settle, takeCensus } from "./sets/membership";
import { planSets } from "./sets/plan";
import { readSource } from "./source";
import { writeTree, writeVehicles } from "./tables";
import { buildFleet } from "./vehicles/build";

export interface CatalogueOptions {
  /** name of the PostgreSQL schema to make, such as catalogue_1 */
  schema: string;
  /** multiplies the articles of every set; brands stop when their numbers are used up */
  scale?: number;
  onProgress?: (text: string) => void;
}

export interface CatalogueCounts {
  articles: number;
  refs: number;
  sets: number;
  memberships: number;
}

function statements(name: string): string {
  return readFileSync(path.resolve("prisma/catalogue", name), "utf8");
}

function schemaName(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`"${name}" is not a plain schema name`);
  return name;
}

/** What the demonstration catalogue is drawn from. */
export function readIngredients() {
  const source = readSource();
  return {
    source,
    fleet: buildFleet(source),
    genarts: genartsOf(source.tree),
    brands: brandsOf(source.brands),
    criteria: new CriterionBook(source.tree.criteria),
  };
}

/** Writes the demonstration catalogue row by row into a sink; the tables that follow from them are made afterwards. */
export async function writeCatalogue(
  sink: RowSink,
  { source, fleet, genarts, brands, criteria }: ReturnType<typeof readIngredients>,
  scale: number,
  onProgress?: (text: string) => void,
): Promise<CatalogueCounts> {
  onProgress?.(`${fleet.vehicles.length} vehicles`);
  await writeVehicles(sink, fleet);
  await writeTree(sink, source.tree, genarts, brands, criteria.byKey);
  const plan = planSets(genarts, fleet.vehicles, scale);
  const book = new ConditionBook();
  const live = settle(plan, takeCensus(plan, book, fleet.vehicles));
  onProgress?.(`${live.size} sets of vehicles`);
  const makes = new Map(fleet.makes.map((make) => [make.id, make]));
  const maker = new ArticleMaker(brands, makes, criteria);
  const written: WrittenArticles = await writeArticles(sink, maker, genarts, live, scale);
  onProgress?.(`${written.articles} articles, ${written.refs} numbers`);
  await sink.write("criterion", "id, key, unit, kind, label_fr, label_en", criteria.criterionLines());
  await sink.write("criterion_value", "id, criterion_id, value, label_fr, label_en, sort", criteria.valueLines());
  const { sets, memberships } = await writeFitments(sink, plan, book, live, written.sizes, fleet.vehicles);
  onProgress?.(`${memberships} fitments`);
  await sink.write(
    "suggest_term",
    "norm, lang, kind, target, weight, label",
    suggestTermLines(genarts, brands, fleet.makes),
  );
  await sink.write("vocab", "word, kind, targets, weight", vocabLines(genarts, brands, fleet.makes));
  return { articles: written.articles, refs: written.refs, sets, memberships };
}

/**
 * Makes a catalogue version in a PostgreSQL schema that does not exist yet, in one transaction: a load that fails leaves
 * nothing. The client's search_path is reset afterwards.
 */
export async function loadCatalogue(client: pg.Client, options: CatalogueOptions): Promise<CatalogueCounts> {
  const { scale = 1, onProgress } = options;
  const schema = schemaName(options.schema);
  await client.query("BEGIN");
  try {
    const counts = await loadTables(client, schema, scale, onProgress);
    await client.query("COMMIT");
    await vacuum(client, schema);
    return counts;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function loadTables(
  client: pg.Client,
  schema: string,
  scale: number,
  onProgress?: (text: string) => void,
): Promise<CatalogueCounts> {
  await client.query(
    `CREATE SCHEMA ${schema}; SET LOCAL search_path TO ${schema}, public; SET LOCAL maintenance_work_mem = '256MB'`,
  );
  await makeTables(client);
  const sink = copySink(client, { freeze: true });
  const counts = await writeCatalogue(sink, readIngredients(), scale, onProgress);
  await client.query("SET LOCAL work_mem = '256MB'");
  await deriveAndIndex(client, sink, onProgress);
  return counts;
}

/** Makes the empty tables of a version in the search path. */
export const makeTables = (client: pg.Client) => client.query(statements("tables.sql"));

/** Fills what follows from articles and numbers, then builds the indexes. */
export async function deriveAndIndex(
  client: pg.Client,
  sink: RowSink,
  onProgress?: (text: string) => void,
): Promise<void> {
  onProgress?.("derived tables");
  await deriveFromTables(client);
  await deriveSuggestPrefixes(client, sink);
  onProgress?.("indexes");
  await client.query(statements("indexes.sql"));
}

/** The statements of indexes.sql one by one. */
export const indexStatements = (): string[] =>
  statements("indexes.sql")
    .replace(/^--.*$/gm, "")
    .split(";")
    .map((text) => text.trim())
    .filter(Boolean);

/** Tables of a version, quoted, largest first. */
export async function tablesOf(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = $1
     ORDER BY pg_relation_size(quote_ident(schemaname) || '.' || quote_ident(tablename)) DESC`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** Statistics and visibility of every table of a version: index-only scans need both. */
export async function vacuum(client: pg.Client, schema: string): Promise<void> {
  await client.query(`VACUUM (ANALYZE) ${(await tablesOf(client, schema)).join(", ")}`);
}
