import path from "node:path";
import { restore } from "./lib/backup/restore.mjs";
import { storageNote } from "./lib/move-files.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { withDatabase } from "./lib/with-database.mjs";

const usage = "Usage: npm run restore -- FILE     (into an empty database; docs/backup.md)";

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length) throw new Refusal(usage);
  const file = path.resolve(process.env.INIT_CWD ?? ".", name);
  const { rows, catalogue, outside } = await withDatabase(async (url) => ({
    ...(await step("Restoring the database", (note) => restore(url, file, note))),
    outside: await storageNote(url),
  }));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${Object.keys(rows).length} tables, ${total} rows\n`);
  if (outside) process.stdout.write(`${outside}\n`);
  if (!catalogue.schema)
    process.stdout.write("The backup holds no catalogue: npm run import -- FOLDER     (docs/import.md)\n");
} catch (error) {
  report(error);
}
process.exit();
