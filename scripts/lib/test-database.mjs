import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBundled } from "../build.mjs";
import { deploy } from "../migrate.mjs";
import { isEmpty, loadDemonstration } from "./demonstration.mjs";
import { openDatabase } from "./embedded-database.mjs";

/**
 * A migrated PostgreSQL with the demonstration data: DATABASE_URL_TEST, which is filled when empty, or a throw-away
 * embedded one. `close()` removes the throw-away one.
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
    return { url: database.url, data, close };
  } catch (error) {
    await close();
    throw error;
  }
}
