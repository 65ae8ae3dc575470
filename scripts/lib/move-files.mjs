import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBundled } from "../build.mjs";
import { deploy } from "../migrate.mjs";
import { readEnvironment } from "./environment.mjs";
import { bundleFolder } from "./paths.mjs";
import { step } from "./progress.mjs";
import { Refusal } from "./refusal.mjs";

/** Brings files to where the environment wants them while the product runs; throws Refusal when some stayed behind. */
export async function moveAll(url) {
  const env = readEnvironment();
  if (!env.ETABLI_FILES_URL)
    throw new Refusal("No ETABLI_FILES_URL is set: files lie in the database alone (docs/files.md).");
  await ensureBundled();
  await deploy(url);
  // The product reads its own environment, once, when it is loaded.
  Object.assign(process.env, env, { DATABASE_URL: url });
  const { moveAllFiles } = await import(pathToFileURL(path.join(bundleFolder, "move-files.mjs")).href);
  const place = env.ETABLI_FILES_IN === "database" ? "the database" : "the storage";
  const { moved, damaged, fault } = await step(`Moving files to ${place}`, (note) =>
    moveAllFiles((count) => note(`${count} files`)),
  );
  const done = `${moved} files moved to ${place}.`;
  if (fault !== null) throw new Refusal(`${done} The storage failed (${fault}): run the command again.`);
  if (damaged > 0)
    throw new Refusal(`${done} Not in the storage as they were kept: ${damaged} (the log names them, docs/files.md).`);
  process.stdout.write(`${done}\n`);
}

const inStorage = `select (select count(*) from picture where object is not null)
  + (select count(*) from mail_file where object is not null)
  + (select count(*) from video_chunk where object is not null) as count`;

/** The sentence for whoever saves or restores a database that names objects; null where it names none. */
export async function storageNote(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(inStorage);
    const count = Number(rows[0].count);
    return count === 0
      ? null
      : `${count} files lie in the object storage, not in the backup: docs/files.md says how to keep them.`;
  } finally {
    await client.end();
  }
}
