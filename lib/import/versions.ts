import type pg from "pg";
import { catalogueShape } from "./catalogue-files";

/** Where a catalogue version comes from. */
export type Source = "demonstration" | "import";

// The two halves spell "etab" and "cata".
const LOCK = [0x65746162, 0x63617461];
const VERSION_NAME = "^catalogue_[0-9]+$";

/** Seconds after which no request can still read a version that was live: each asks once which one is. */
export const GRACE_SECONDS = 15;

/** Holds, until the connection ends, the right to make catalogue versions in this database; false when another has it. */
export async function lockVersions(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1, $2) AS locked", LOCK);
  return rows[0]?.locked === true;
}

/** Schema of the live version, or null. */
export async function liveSchema(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>("SELECT schema_name AS name FROM catalogue_version WHERE live");
  return rows[0]?.name ?? null;
}

/** A schema name that no version has had. */
export async function nextSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: number }>(
    `SELECT 1 + coalesce(max(substr(name, 11)::int), 0) AS next FROM (
       SELECT nspname::text AS name FROM pg_namespace UNION ALL SELECT schema_name FROM catalogue_version) n
     WHERE name ~ '${VERSION_NAME}'`,
  );
  return `catalogue_${rows[0]?.next ?? 1}`;
}

/**
 * Drops what no process can read: drafts of imports that were cut off, and versions that were live more than a moment
 * ago. The caller holds the lock. Answers the names.
 */
export async function dropUnreadable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace n WHERE nspname ~ '${VERSION_NAME}' AND NOT EXISTS (
       SELECT FROM catalogue_version v WHERE v.schema_name = n.nspname
       AND (v.live OR v.retired_at > now() - interval '${GRACE_SECONDS} seconds'))`,
  );
  for (const { name } of rows) await dropSchema(client, name);
  return rows.map(({ name }) => name);
}

/** Drops a version's schema and its entry; waits for statements that still read it. */
export async function dropSchema(client: pg.Client, name: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(name)} CASCADE`);
  await client.query("DELETE FROM catalogue_version WHERE schema_name = $1 AND NOT live", [name]);
}

/** Makes a version the live one, inside the caller's transaction. Ids of articles that ever were live stay taken. */
export async function makeLive(client: pg.Client, schema: string, source: Source): Promise<void> {
  await client.query("UPDATE catalogue_version SET live = false, retired_at = now() WHERE live");
  const greatest = `SELECT greatest((SELECT max(last_article_id) FROM catalogue_version),
    (SELECT max(id) FROM ${client.escapeIdentifier(schema)}.article), 0)`;
  await client.query(
    `INSERT INTO catalogue_version (schema_name, live, switched_at, shape, source, last_article_id)
     VALUES ($1, true, now(), $2, $3, (${greatest}))`,
    [schema, catalogueShape(), source],
  );
}
