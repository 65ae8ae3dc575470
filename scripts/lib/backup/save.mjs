import fs from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import copyStreams from "pg-copy-streams";
import { importSource } from "../import-source.mjs";
import { isUpToDate, migrations } from "../migration-files.mjs";
import { root } from "../paths.mjs";
import { Refusal } from "../refusal.mjs";
import { listSequences, listTables, savedSchemas } from "./tables.mjs";

export const format = 1;

const line = (value) => `${JSON.stringify(value)}\n`;

/** The live catalogue with the statements that make its tables; null when there is none or another version made it. */
async function liveCatalogue(client) {
  const { rows } = await client.query("select schema_name as schema, shape from catalogue_version where live");
  const [live] = rows;
  const { catalogueFile, catalogueShape } = await importSource("lib/import/catalogue-files.ts");
  if (!live || live.shape !== catalogueShape(root)) return { left: live ? live.schema : null };
  return {
    schema: live.schema,
    tables: catalogueFile("tables.sql", root),
    indexes: catalogueFile("indexes.sql", root),
  };
}

async function describe(client) {
  const catalogue = await liveCatalogue(client);
  const own = await listTables(client, savedSchemas);
  const catalogueTables = catalogue.schema ? await listTables(client, [catalogue.schema]) : [];
  return {
    ...{ etabli: format, at: new Date().toISOString() },
    migrations: migrations().map(({ name }) => name),
    catalogue,
    tables: [...own, ...catalogueTables],
  };
}

async function* contents(client, note, rows) {
  const header = await describe(client);
  // An import that is about to drop a table waits for its end, and the backup for the import's.
  await client.query(`lock table ${header.tables.map(({ name }) => name).join(", ")} in access share mode`);
  yield line(header);
  for (const { name, columns } of header.tables) {
    note(name);
    yield line({ table: name });
    const copy = client.query(copyStreams.to(`copy ${name} (${columns.join(", ")}) to stdout`));
    for await (const chunk of copy) yield chunk;
    rows[name] = copy.rowCount;
    yield "\\.\n";
  }
  yield line({ end: { rows, sequences: await listSequences(client, savedSchemas) } });
}

async function writeFile(client, file, note) {
  const rows = {};
  const draft = `${file}.unfinished`;
  const output = fs.createWriteStream(draft, { mode: 0o600, flags: "wx" });
  try {
    await pipeline(contents(client, note, rows), createGzip({ level: 1 }), output);
    fs.renameSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") fs.rmSync(draft, { force: true });
    throw error;
  }
  return rows;
}

/**
 * Saves everything that people wrote and the live catalogue to a file, as it stands at one moment, while the product runs.
 * Answers the rows of each table. Throws Refusal for a file that is there already and a database of another version.
 */
export async function save(url, file, note = () => {}) {
  if (fs.existsSync(file)) throw new Refusal(`${file} is there already. Choose another name.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isUpToDate(client)))
      throw new Refusal("The database has not the tables of this version: npm run migrate -- deploy");
    await client.query("begin isolation level repeatable read read only");
    const rows = await writeFile(client, file, note);
    return rows;
  } finally {
    await client.end();
  }
}
