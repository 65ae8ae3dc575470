import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { Refusal } from "./refusal.mjs";

const accounts = ["postgres", "etabli-db"];

function lookUp(name) {
  const line = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function createAccount(name) {
  const made = spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    name,
  ]);
  return made.status === 0 ? lookUp(name) : null;
}

/**
 * Whom the database server runs as: `{}` for the present user, `{ uid, gid }` when root starts it, because PostgreSQL
 * refuses to run as root. Existing data keeps the user that owns it.
 */
export function databaseUser(existingData) {
  if (process.getuid?.() !== 0) return {};
  const owner = fs.statSync(existingData, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accounts.map(lookUp).find(Boolean) ?? createAccount("etabli-db") ?? lookUp("nobody");
  if (account) return account;
  throw new Refusal(
    "PostgreSQL refuses to run as root and no other user could be made on this machine.\n" +
      "Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.",
  );
}

function mayEnter(folder, { uid, gid }) {
  const stat = fs.statSync(folder);
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
}

/** The highest folder on the way to `target` (itself included) that the user may not enter; null when all are open. */
export function firstClosed(target, user) {
  if (user.uid === undefined) return null;
  const real = fs.realpathSync(target);
  const way = [real];
  while (path.dirname(way[0]) !== way[0]) way.unshift(path.dirname(way[0]));
  return way.find((folder) => !mayEnter(folder, user)) ?? null;
}
