import type pg from "pg";
import { copySink, type RowSink } from "../copy/sink";

/** Writes the vehicles of a database that has none yet: make, model, vehicle, type_code, ebay_moto and version_term. */
export type FirstVehicles = (sink: RowSink) => Promise<void>;

const TABLES = ["make", "model", "vehicle", "type_code", "ebay_moto", "version_term"];

// An older version may lack a column: what both have is copied.
const SHARED_COLUMNS = `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM (
  SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema IN ($2, $3)
  GROUP BY 1 HAVING count(*) = 2 ORDER BY 1) shared`;

interface Versions {
  schema: string;
  live: string | null;
}

/** The vehicles of the live version, or the first ones where there is none. */
export async function fillVehicles(
  client: pg.Client,
  { schema, live }: Versions,
  firstVehicles: FirstVehicles,
): Promise<void> {
  if (!live) return firstVehicles(copySink(client, { freeze: false }));
  for (const table of TABLES) {
    const { rows } = await client.query<{ list: string }>(SHARED_COLUMNS, [table, schema, live]);
    const columns = rows[0]?.list ?? "";
    await client.query(
      `INSERT INTO ${table}(${columns}) SELECT ${columns} FROM ${client.escapeIdentifier(live)}.${table} ORDER BY 1`,
    );
  }
  await client.query("ANALYZE vehicle; ANALYZE make");
}
