import type pg from "pg";
import { sqlKey } from "@/lib/platform/sql-key";
import { copySink, type RowSink } from "../copy/sink";

/** Writes the vehicles of a database that has none yet: make, model, vehicle, type_code, ebay_moto and version_term. */
export type FirstVehicles = (sink: RowSink) => Promise<void>;

const TABLES = ["make", "model", "vehicle", "type_code", "ebay_moto"];

// An older version may lack a column: what both have is copied.
const SHARED_COLUMNS = `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM (
  SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema IN ($2, $3)
  GROUP BY 1 HAVING count(*) = 2 ORDER BY 1) shared`;

// Keys are made anew, for an older version's may follow an older rule; version_term as its first rows were made.
const KEYS = [
  `UPDATE make SET norm = ${sqlKey("name")} WHERE norm <> ${sqlKey("name")}`,
  `INSERT INTO version_term(norm, whole, ktype, make_id, heavy)
   WITH named AS (
     SELECT v.ktype, v.make_id, v.vtype = 'pl' AS heavy,
       k.name || ' ' || CASE WHEN starts_with(v.name, m.name || ' ') THEN '' ELSE m.name || ' ' END || v.name AS label
     FROM vehicle v JOIN make k ON k.id = v.make_id JOIN model m ON m.id = v.model_id),
   part AS (
     SELECT ktype, make_id, heavy, at, ${sqlKey("word")} AS norm
     FROM named, regexp_split_to_table(label, '[\\s/()-]+') WITH ORDINALITY w(word, at))
   SELECT DISTINCT left(string_agg(norm, '') OVER (whole ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING), 40),
     string_agg(norm, '') OVER (whole ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING), ktype, make_id, heavy
   FROM part WHERE norm <> '' WINDOW whole AS (PARTITION BY ktype ORDER BY at) ORDER BY 1, ktype`,
];

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
  for (const statement of KEYS) await client.query(statement);
  await client.query("ANALYZE vehicle; ANALYZE make");
}
