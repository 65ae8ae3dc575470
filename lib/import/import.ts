import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { buildVersion } from "./build/build";
import { fillVehicles, type FirstVehicles } from "./build/vehicles";
import { checkStaged } from "./checks";
import { checkManifest } from "./manifest";
import { ImportRefused } from "./problem";
import type { Clients } from "./side-by-side";
import { stageFolder } from "./stage";
import { makeTables } from "./version-tables";
import { dropSchema, dropUnreadable, liveSchema, lockVersions, makeLive, nextSchema } from "./versions";

type Note = (text: string) => void;

export interface Import {
  /** the database */
  url: string;
  /** folder of the CSV files */
  folder: string;
  firstVehicles: FirstVehicles;
}

export interface Imported {
  /** PostgreSQL schema of the version that is live */
  schema: string;
  articles: number;
  references: number;
  fitments: number;
}

// One worker and two helpers stay below half a gigabyte; a killed import must not go on inside the server.
const SESSION = `SET work_mem = '96MB'; SET hash_mem_multiplier = 1; SET maintenance_work_mem = '160MB';
  SET synchronous_commit = off; SET client_connection_check_interval = '1s'; SET client_min_messages = warning`;

async function fill(
  clients: Clients,
  schema: string,
  { folder, firstVehicles }: Import,
  note: Note,
): Promise<Imported> {
  const [client] = clients;
  await client.query(`CREATE SCHEMA ${schema}`);
  for (const one of clients) await one.query(`SET search_path TO ${schema}, public`);
  const live = await liveSchema(client);
  await makeTables(client);
  await fillVehicles(client, { schema, live }, firstVehicles);
  const rows = await stageFolder(clients, folder, note);
  checkManifest(folder, rows);
  await checkStaged(clients, note);
  await buildVersion(clients, schema, live, note);
  const count = (name: string) => rows.get(`${name}.csv`) ?? 0;
  return { schema, articles: count("articles"), references: count("references"), fitments: count("fitments") };
}

// Readers wait for the prices' new table for the moment of the switch, and see both changes or none.
async function switchTo(client: pg.Client, schema: string): Promise<void> {
  await client.query("BEGIN; SET LOCAL lock_timeout = '30s'; SET LOCAL synchronous_commit = on");
  try {
    await makeLive(client, schema, "import");
    const { rows } = await client.query<{ priced: boolean }>("SELECT to_regclass($1) IS NOT NULL AS priced", [
      `${schema}.article_price`,
    ]);
    if (rows[0]?.priced)
      await client.query(`DROP TABLE supply.article_price; ALTER TABLE ${schema}.article_price SET SCHEMA supply`);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

// The server notices within a second that a killed import is gone.
async function lockSoon(client: pg.Client): Promise<boolean> {
  for (let left = 8; left > 0; left--) {
    if (await lockVersions(client)) return true;
    await setTimeout(250);
  }
  return false;
}

async function importWith(clients: Clients, asked: Import, note: Note): Promise<Imported> {
  const [client] = clients;
  if (!(await lockSoon(client)))
    throw new ImportRefused([
      { file: asked.folder, line: null, text: "another import runs in this database; wait for its end." },
    ]);
  await dropUnreadable(client);
  const schema = await nextSchema(client);
  try {
    const imported = await fill(clients, schema, asked, note);
    note("switching");
    await switchTo(client, schema);
    return imported;
  } catch (error) {
    // Only a lost connection can make this fail: then the next import or start drops the draft.
    await dropSchema(client, schema).catch(() => undefined);
    throw error;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(SESSION);
  return client;
}

/**
 * Makes the files of a folder the live catalogue; a failure of any kind leaves the one before untouched. Throws
 * ImportRefused when the files are wrong or another import runs.
 */
export async function importCatalogue(asked: Import, note: Note = () => undefined): Promise<Imported> {
  const first = await connect(asked.url);
  try {
    const second = await connect(asked.url);
    return await importWith([first, second], asked, note).finally(() => second.end());
  } finally {
    await first.end();
  }
}
