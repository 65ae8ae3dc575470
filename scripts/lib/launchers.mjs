import fs from "node:fs";
import path from "node:path";
import { writePrivate } from "./data-folder.mjs";
import { identify, isAlive, waitFor } from "./processes.mjs";

const drainMs = 12_000;
const folderOf = (data) => path.join(data, "launchers");

function records(data) {
  const folder = folderOf(data);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const file = path.join(folder, name);
      try {
        return { file, ...JSON.parse(fs.readFileSync(file, "utf8")) };
      } catch {
        return { file };
      }
    });
}

/** Records this process (and the server that it started) as a user of the data folder. */
export function signIn(data, serverPid) {
  fs.mkdirSync(folderOf(data), { recursive: true, mode: 0o700 });
  const record = { launcher: identify(process.pid), server: serverPid ? identify(serverPid) : null };
  writePrivate(path.join(folderOf(data), `${process.pid}.json`), JSON.stringify(record));
}

/** Forgets this process; answers whether it was the last user of the data folder. */
export function signOut(data) {
  fs.rmSync(path.join(folderOf(data), `${process.pid}.json`), { force: true });
  return records(data).every((record) => !isAlive(record.launcher));
}

/** Ends servers whose launcher was killed, so that they hold neither the port nor the database. */
export async function endOrphans(data) {
  for (const { file, launcher, server } of records(data)) {
    if (isAlive(launcher)) continue;
    if (isAlive(server)) {
      process.kill(server.pid, "SIGTERM");
      if (!(await waitFor(() => !isAlive(server), drainMs))) process.kill(server.pid, "SIGKILL");
      await waitFor(() => !isAlive(server), drainMs);
    }
    fs.rmSync(file, { force: true });
  }
}
