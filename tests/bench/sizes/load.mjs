import path from "node:path";
import { fork } from "node:child_process";
import pg from "pg";
import { ensureBundled } from "../../../scripts/build.mjs";
import { importBundle } from "../../../scripts/lib/import-bundle.mjs";
import { root } from "../../../scripts/lib/paths.mjs";
import { Refusal } from "../../../scripts/lib/refusal.mjs";
import { run } from "../../../scripts/lib/run.mjs";

/** Writes the files of so many articles, as `npm run import:generate` does. */
export async function generate(articles, folder, note) {
  await ensureBundled();
  const args = [path.join(root, "scripts/import-generate.mjs"), "--articles", String(articles), "--to", folder];
  await run(process.execPath, args, { note, failure: "The files could not be written" });
}

/** Imports the files in a process of its own; answers its counts, seconds and greatest memory in MB. */
export async function importFiles(url, folder, note) {
  const child = fork(path.join(root, "tests/bench/sizes/import-child.mjs"), { cwd: root });
  const stop = () => child.kill();
  process.once("exit", stop);
  try {
    return await new Promise((resolve, reject) => {
      child.on("message", (/** @type {any} */ message) => {
        if (message.note) note(message.note);
        if (message.done) resolve(message.done);
        if (message.failure) reject(new Refusal(message.failure));
      });
      child.once("exit", (code) => reject(new Refusal(`The import ended with ${code}.`)));
      child.send({ url, folder });
    });
  } finally {
    process.removeListener("exit", stop);
  }
}

const sizes = `select sum(pg_table_size(c.oid))::float8 as tables, sum(pg_indexes_size(c.oid))::float8 as indexes,
    (select count(*)::float8 from SCHEMA.article_ref) as numbers, (select count(*)::float8 from SCHEMA.fitset_vehicle) as members
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'r'`;

/** Bytes of the live version's tables and indexes, its numbers and the rows of its sets; drops the version before. */
export async function weighVersion(url, schema) {
  const { tidyVersions, GRACE_SECONDS } = await importBundle();
  await new Promise((resolve) => setTimeout(resolve, (GRACE_SECONDS + 1) * 1000));
  await tidyVersions(url);
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(sizes.replaceAll("SCHEMA", client.escapeIdentifier(schema)), [schema]);
    return rows[0];
  } finally {
    await client.end();
  }
}
