import fs from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { migrationsFolder, schemaFolder } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

/** Every file of the schema with its text, in the form that the migration engine takes. */
export const schemaFiles = () =>
  fs
    .readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => path.join(schemaFolder, name))
    .map((file) => ({ path: file, content: fs.readFileSync(file, "utf8") }));

/** The migrations in the order in which they are applied: `[{ name, script }]`. */
export const migrations = () =>
  fs
    .readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: path.join(migrationsFolder, name, "migration.sql") }))
    .filter(({ file }) => fs.existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => ({ name, script: fs.readFileSync(file, "utf8") }));

/** The folder of migrations in the form that the migration engine takes, up to one that is named. */
export function migrationsList(last) {
  const lock = path.join(migrationsFolder, "migration_lock.toml");
  return {
    baseDir: migrationsFolder,
    shadowDbInitScript: "",
    lockfile: { path: "migration_lock.toml", content: fs.existsSync(lock) ? fs.readFileSync(lock, "utf8") : null },
    migrationDirectories: migrations()
      .filter(({ name }) => last === undefined || name <= last)
      .map(({ name, script }) => ({
        path: name,
        migrationFile: { path: "migration.sql", content: { tag: "ok", value: script } },
      })),
  };
}

/** Writes the SQL of a change of the schema as the newest migration; answers its full name. */
export function writeMigration(name, script, now = new Date()) {
  const full = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;
  const last = migrations().at(-1)?.name ?? "";
  if (full <= last) throw new Refusal(`The clock stands before the newest migration (${last}). Set it right.`);
  const folder = path.join(migrationsFolder, full);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "migration.sql"), `${script.trim()}\n`);
  return full;
}

const checksum = (script) => createHash("sha256").update(script).digest("hex");

/** True when the database holds exactly the folder's migrations; it asks the database and loads no engine. */
export async function isUpToDate(client) {
  const { rows: found } = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS present");
  if (!found[0].present) return false;
  const { rows } = await client.query(
    "SELECT migration_name AS name, checksum, finished_at FROM public._prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const wanted = migrations();
  if (rows.length !== wanted.length || rows.some((row) => row.finished_at === null)) return false;
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return wanted.every(({ name, script }) => applied.get(name) === checksum(script));
}
