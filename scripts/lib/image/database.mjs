import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { startProgram } from "../cluster/program.mjs";
import { databaseUser } from "../database-user.mjs";
import { freePort } from "../free-port.mjs";
import { run } from "../run.mjs";

const startMs = 30_000;

/** A database of Debian's PostgreSQL for one trial; its role `etabli` is no superuser. */
export async function startDatabase({ programs, scratch }) {
  const user = databaseUser(path.join(os.tmpdir(), "etabli-image-none"));
  const folder = path.join(scratch, "database");
  fs.mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const initdb = path.join(path.dirname(programs.postgres), "initdb");
  const settings = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  await run(initdb, [`--pgdata=${folder}`, ...settings], { ...user, cwd: "/", failure: "No database could be made" });
  const port = await freePort();
  // What a trial writes is thrown away: waiting for its disk measures the disk.
  const args = ["-D", folder, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-c", "fsync=off"];
  const program = startProgram({ name: "postgres", command: programs.postgres, args, user, folder: scratch, cwd: "/" });
  const ask = async (...statements) => {
    const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const answers = () =>
    ask("select 1").then(
      () => true,
      () => false,
    );
  await program.until(answers, startMs, "answering");
  await ask("create role etabli login", "create database etabli owner etabli");
  return { ...program, url: `postgresql://etabli@127.0.0.1:${port}/etabli` };
}
