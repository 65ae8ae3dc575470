import fs from "node:fs";
import path from "node:path";
import { save } from "./lib/backup/save.mjs";
import { dataFolder } from "./lib/data-folder.mjs";
import { readEnvironment } from "./lib/environment.mjs";
import { storageNote } from "./lib/move-files.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { withDatabase } from "./lib/with-database.mjs";

const usage = "Usage: npm run backup -- FILE     (docs/backup.md)";

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length) throw new Refusal(usage);
  const file = path.resolve(process.env.INIT_CWD ?? ".", name);
  const { rows, outside } = await withDatabase(async (url) => ({
    rows: await step("Saving the database", (note) => save(url, file, note)),
    outside: await storageNote(url),
  }));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const megabytes = (fs.statSync(file).size / 1e6).toFixed(1);
  process.stdout.write(`${file}: ${Object.keys(rows).length} tables, ${total} rows, ${megabytes} MB\n`);
  if (outside) process.stdout.write(`${outside}\n`);
  const env = readEnvironment();
  const secret = env.NEXTAUTH_SECRET ? "NEXTAUTH_SECRET" : path.join(dataFolder(env), "secret");
  process.stdout.write(`Keep ${secret} too: without it customers' addresses and open links die.\n`);
} catch (error) {
  report(error);
}
process.exit();
