import path from "node:path";
import { dropDatabase } from "./drop-database.mjs";
import { bundleFolder } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

// The mark lies in the database itself, so that a cut-off load is known wherever the data folder goes.
const loading = "demonstration data: loading";
const loaded = "demonstration data: complete";

async function connected(url, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const mark = (url, text) =>
  connected(url, async (client) => {
    const { rows } = await client.query("SELECT quote_ident(current_database()) AS name");
    await client.query(`COMMENT ON DATABASE ${rows[0].name} IS ${client.escapeLiteral(text)}`);
  });

/** True when nobody has a company or an account in the (migrated) database. */
export const isEmpty = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      'SELECT NOT EXISTS (SELECT FROM company) AND NOT EXISTS (SELECT FROM "user") AS empty',
    );
    return rows[0].empty;
  });

/** Empties an embedded database whose first load was cut off; nobody can have worked in it. */
export const discardCutOff = (adminUrl) =>
  connected(adminUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT shobj_description(oid, 'pg_database') AS text FROM pg_database WHERE datname = 'etabli'",
    );
    if (rows[0]?.text !== loading) return;
    await dropDatabase(client, "etabli");
    await client.query("CREATE DATABASE etabli");
  });

/** Loads the demonstration data into a migrated, empty database. */
export async function loadDemonstration(url, env, note) {
  await mark(url, loading);
  await seed(url, env, note, []);
  await mark(url, loaded);
}

/** Makes the demonstration's catalogue anew; everything else stays. A failure leaves the one before. */
export const renewCatalogue = (url, env, note) => seed(url, env, note, ["--catalogue"]);

/** Fills the embedded register of companies of a demonstration that was made before there was one; true when it did. */
export async function fillRegister(url, env, note) {
  const filled = await connected(url, async (client) => {
    const { rows } = await client.query("SELECT EXISTS (SELECT FROM registry.company) AS filled");
    return rows[0].filled;
  });
  if (!filled) await seed(url, env, note, ["--register"]);
  return !filled;
}

/** Fills the places of a database that has none, whatever else it holds; true when it did. */
export async function fillPlaces(url, env, note) {
  const filled = await connected(url, async (client) => {
    const { rows } = await client.query("SELECT EXISTS (SELECT FROM place) AS filled");
    return rows[0].filled;
  });
  if (!filled) await seed(url, env, note, ["--places"]);
  return !filled;
}

const seed = (url, env, note, args) =>
  run(process.execPath, [path.join(bundleFolder, "seed.mjs"), ...args], {
    env: { ...env, DATABASE_URL: url, NODE_ENV: "production" },
    note,
    failure: "The demonstration data could not be loaded",
  });

/** Loads the demonstration data where it was asked for by --demo; a database in use is refused. */
export async function loadOnRequest(url, env, note) {
  if (!(await isEmpty(url))) {
    throw new Refusal("--demo fills an empty database only, and this one holds accounts. Nothing was changed.");
  }
  await loadDemonstration(url, env, note);
}
