import { dataFolder } from "./data-folder.mjs";
import { openDatabase } from "./embedded-database.mjs";
import { readEnvironment } from "./environment.mjs";

/** Runs `work(url)` on DATABASE_URL, or on the embedded database, which is started and stopped when nobody uses it. */
export async function withDatabase(work) {
  const env = readEnvironment();
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const database = await openDatabase({ data: dataFolder(env) });
  try {
    return await work(database.url);
  } finally {
    await database.close();
  }
}
