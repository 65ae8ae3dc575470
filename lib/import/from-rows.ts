import type pg from "pg";
import { copySink, type RowSink } from "./copy/sink";
import { fillWords } from "./derived/fill-words";
import { deriveFromTables, deriveSuggestPrefixes } from "./derived/from-tables";
import { indexStatements, makeTables, tablesOf } from "./version-tables";

type Note = (text: string) => void;

/** Fills what follows from the tables, then builds the indexes. */
async function deriveAndIndex(client: pg.Client, sink: RowSink, note: Note): Promise<void> {
  note("derived tables");
  await fillWords(client, sink);
  await deriveFromTables(client);
  await deriveSuggestPrefixes(client, sink);
  note("indexes");
  for (const statement of indexStatements()) await client.query(statement);
}

/**
 * Makes a version in a schema that does not exist yet from rows that are known to be right: `write` fills the tables,
 * what follows from them is made here. One transaction: a failure leaves nothing. The version is not live yet.
 */
export async function makeVersionFromRows<T>(
  client: pg.Client,
  schema: string,
  write: (sink: RowSink) => Promise<T>,
  note: Note = () => undefined,
): Promise<T> {
  const written = await writeVersion(client, schema, write, note);
  // The version is whole without it: what it leaves undone, the server's own vacuum does.
  await client
    .query(`VACUUM (ANALYZE) ${(await tablesOf(client, schema)).join(", ")}`)
    .catch(() => note("not vacuumed"));
  return written;
}

async function writeVersion<T>(
  client: pg.Client,
  schema: string,
  write: (sink: RowSink) => Promise<T>,
  note: Note,
): Promise<T> {
  const name = client.escapeIdentifier(schema);
  await client.query("BEGIN");
  try {
    await client.query(`CREATE SCHEMA ${name}; SET LOCAL search_path TO ${name}, public`);
    await client.query("SET LOCAL maintenance_work_mem = '256MB'");
    await makeTables(client);
    const sink = copySink(client, { freeze: true });
    const written = await write(sink);
    await client.query("SET LOCAL work_mem = '256MB'");
    await deriveAndIndex(client, sink, note);
    await client.query("COMMIT");
    return written;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
