import type pg from "pg";
import { catalogueFile } from "./catalogue-files";

/** Makes the empty tables of a version in the search path. */
export const makeTables = (client: pg.Client) => client.query(catalogueFile("tables.sql"));

/** The statements that build the indexes of a version in the search path, one by one. */
export const indexStatements = (): string[] =>
  catalogueFile("indexes.sql")
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
