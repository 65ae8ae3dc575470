import { copySink } from "../copy/sink";
import { deriveFromTables, deriveSuggestPrefixes } from "../derived/from-tables";
import { type Clients, inOrder, sideBySide, type Task } from "../side-by-side";
import { indexStatements, tablesOf } from "../version-tables";

type Note = (text: string) => void;

// Their tables are empty until they are derived.
const DERIVED = /(ALTER TABLE| ON) (number|pair)\b/;
// The longest first, so that both connections end together.
const LONGEST = /article_ref\((norm|article_id)|fitset_vehicle/;

const derivation =
  (indexes: readonly string[]): Task =>
  async (client) => {
    await deriveFromTables(client);
    await deriveSuggestPrefixes(client, copySink(client, { freeze: false }));
    await inOrder(indexes)(client);
  };

/** Fills the derived tables and builds the indexes on both connections at once. */
export async function deriveAndIndexSideBySide(clients: Clients, note: Note): Promise<void> {
  note("derived tables and indexes");
  const indexes = indexStatements();
  const own = indexes.filter((text) => DERIVED.test(text));
  const rest = indexes.filter((text) => !DERIVED.test(text));
  const ordered = [...rest.filter((text) => LONGEST.test(text)), ...rest.filter((text) => !LONGEST.test(text))];
  await sideBySide(clients, [derivation(own), ...ordered.map((text) => inOrder([text]))]);
}

/** Statistics and visibility of every table, as index-only scans need them, on both connections at once. */
export async function vacuumSideBySide(clients: Clients, schema: string, note: Note): Promise<void> {
  note("statistics");
  const tables = await tablesOf(clients[0], schema);
  await sideBySide(
    clients,
    tables.map((table) => inOrder([`VACUUM (ANALYZE) ${table}`])),
  );
}
