import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import copyStreams from "pg-copy-streams";
import { deploy } from "../../migrate.mjs";
import { migrations } from "../migration-files.mjs";
import { Refusal } from "../refusal.mjs";
import { linesOf } from "./lines.mjs";
import { listTables, savedSchemas } from "./tables.mjs";
import { format } from "./save.mjs";

const chunkBytes = 1 << 16;
const endOfTable = Buffer.from("\\.");

const cutOff = (file) => new Refusal(`${file} is cut off or no backup. Nothing was restored.`);

async function nextJson(lines, file) {
  const { value, done } = await lines.next();
  if (done) throw cutOff(file);
  try {
    return JSON.parse(value.toString("utf8"));
  } catch {
    throw cutOff(file);
  }
}

function checkHeader(header, file) {
  if (header.etabli !== format) throw new Refusal(`${file} is no backup that this version can read.`);
  const known = new Set(migrations().map(({ name }) => name));
  const strange = header.migrations.find((name) => !known.has(name));
  if (strange)
    throw new Refusal(`${file} was made by a newer version of Etabli (${strange}). Restore it with that one.`);
}

async function requireEmpty(client) {
  const { rows } = await client.query("select to_regclass('public.company') is not null as made");
  if (!rows[0].made) return;
  const { rows: found } = await client.query(
    'select exists (select from company) or exists (select from "user") as used',
  );
  if (found[0].used) throw new Refusal("The database holds companies or accounts already. Restore into an empty one.");
}

async function copyTable(client, lines, { name, columns }, file) {
  const { table } = await nextJson(lines, file);
  if (table !== name) throw cutOff(file);
  const sink = client.query(copyStreams.from(`copy ${name} (${columns.join(", ")}) from stdin`));
  const done = finished(sink);
  done.catch(() => {});
  let waiting = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length > 0 && !sink.write(Buffer.concat(waiting))) await Promise.race([once(sink, "drain"), done]);
    waiting = [];
    bytes = 0;
  };
  for (;;) {
    const { value, done: over } = await lines.next();
    if (over) {
      sink.destroy();
      throw cutOff(file);
    }
    if (value.equals(endOfTable)) break;
    waiting.push(value, Buffer.from("\n"));
    bytes += value.length + 1;
    if (bytes > chunkBytes) await flush();
  }
  await flush();
  sink.end();
  await done;
  return sink.rowCount;
}

async function makeCatalogue(client, { schema, tables }) {
  await client.query(`create schema ${client.escapeIdentifier(schema)}`);
  await inSchema(client, schema, tables);
}

async function inSchema(client, schema, text) {
  await client.query(`set local search_path to ${client.escapeIdentifier(schema)}, public`);
  await client.query(text);
  await client.query("set local search_path to public");
}

// Triggers have done their work on what was saved; they would do it again, and refuse to.
async function withoutTriggers(client, tables, work) {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  const result = await work();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  return result;
}

async function fill(client, lines, { catalogue, tables }, { file, note }) {
  // A migration may bring rows of its own: those that were saved take their place.
  const own = await listTables(client, savedSchemas);
  await client.query(`truncate ${own.map(({ name }) => name).join(", ")}`);
  if (catalogue.schema) await makeCatalogue(client, catalogue);
  const rows = {};
  await withoutTriggers(client, own, async () => {
    for (const table of tables) {
      note(table.name);
      rows[table.name] = await copyTable(client, lines, table, file);
    }
  });
  const { end } = await nextJson(lines, file);
  const wrong = Object.keys(rows).find((name) => rows[name] !== end?.rows[name]);
  if (!end || wrong) throw cutOff(file);
  for (const { name, last } of end.sequences)
    await client.query("select setval($1::regclass, greatest($2::bigint, 1), $2::bigint is not null)", [name, last]);
  if (catalogue.schema) await inSchema(client, catalogue.schema, catalogue.indexes);
  else await client.query("delete from catalogue_version");
  return rows;
}

/**
 * Fills an empty database from a backup and brings it to this version. Answers the rows of each table. A failure leaves a
 * database without data; throws Refusal for a file or a database that it cannot use.
 * @param {string} url
 * @param {string} file
 * @param {(line: string) => void} note
 */
export async function restore(url, file, note = () => {}) {
  const lines = linesOf(file);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const header = await nextJson(lines, file);
    checkHeader(header, file);
    await requireEmpty(client);
    note("tables");
    await deploy(url, header.migrations.at(-1));
    await client.query("begin");
    const rows = await fill(client, lines, header, { file, note });
    await client.query("commit");
    await client.query("analyze");
    await deploy(url);
    return { rows, catalogue: header.catalogue };
  } finally {
    await client.end();
    await lines.return();
  }
}
