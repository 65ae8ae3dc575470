import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBundled } from "../build.mjs";
import { deploy } from "../migrate.mjs";
import { isEmpty, loadDemonstration } from "./demonstration.mjs";
import { openDatabase } from "./embedded-database.mjs";
import { partitionTenants } from "./partition-tenants.mjs";

const mostLanes = 4;

/** A test waits for its server and its browser for a third of its time: one lane more than cores keeps them busy. */
const lanesOf = (cores) => Math.min(cores + 1, mostLanes);

/** Copies of a database that nobody uses yet, beside it and each with a data folder, until there are as many as `count`. */
async function copies(url, data, count) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url.replace(/[^/]+$/, "postgres"));
  await client.connect();
  const lanes = [];
  try {
    for (let number = 2; number <= count; number++) {
      await client.query(`CREATE DATABASE etabli_${number} TEMPLATE etabli STRATEGY FILE_COPY`);
      const folder = path.join(data, `lane-${number}`);
      fs.mkdirSync(folder);
      lanes.push({ url: url.replace(/[^/]+$/, `etabli_${number}`), data: folder });
    }
  } finally {
    await client.end();
  }
  return lanes;
}

async function partition(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("begin");
    await partitionTenants(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/**
 * A migrated PostgreSQL with the demonstration data: DATABASE_URL_TEST, which is filled when empty, or a throw-away
 * embedded one. With TEST_PARTITIONED the tables of tenants are parted by their company. `lanes` are the databases in
 * which tests may run side by side, one more than cores. `close()` removes the throw-away ones.
 */
export async function openTestDatabase(env, note) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-test-"));
  fs.chmodSync(data, 0o711);
  const database = env.DATABASE_URL_TEST
    ? { url: env.DATABASE_URL_TEST, close: async () => {} }
    : await openDatabase({ data, throwaway: true });
  const close = async () => {
    await database.close();
    fs.rmSync(data, { recursive: true, force: true });
  };
  try {
    await deploy(database.url);
    await ensureBundled();
    if (await isEmpty(database.url)) await loadDemonstration(database.url, { ...env, ETABLI_DATA_DIR: data }, note);
    if (env.TEST_PARTITIONED) await partition(database.url);
    const first = { url: database.url, data };
    const count = env.DATABASE_URL_TEST ? 1 : lanesOf(os.availableParallelism());
    return { lanes: [first, ...(await copies(database.url, data, count))], close };
  } catch (error) {
    await close();
    throw error;
  }
}
