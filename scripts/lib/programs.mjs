import fs from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";
import { Refusal } from "./refusal.mjs";

const places = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin"];
const postgresHome = "/usr/lib/postgresql";

/** Finds a program where systems keep them. */
export const inPlaces = (name) => () =>
  places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));

const versions = () => (fs.existsSync(postgresHome) ? fs.readdirSync(postgresHome) : []);

/** Finds the newest PostgreSQL of Debian's. */
export const newestPostgres = () =>
  versions()
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(postgresHome, version, "bin/postgres"))
    .find((file) => fs.existsSync(file));

// Debian starts what it installs: a database and a balancer of the machine's own, which nobody asked for.
const startsNothing = "/usr/sbin/policy-rc.d";

async function install(packages, note) {
  const keepsQuiet = !fs.existsSync(startsNothing);
  if (keepsQuiet) fs.writeFileSync(startsNothing, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-q"], { env, note, failure: "The list of packages could not be read" });
    const args = ["install", "-y", "-q", "--no-install-recommends", ...packages];
    await run("apt-get", args, { env, note, failure: "The packages could not be installed" });
  } finally {
    if (keepsQuiet) fs.rmSync(startsNothing, { force: true });
  }
}

/**
 * Where each wanted program lies; those that are missing are installed where this user may, else a sentence names them.
 * @template {string} Name
 * @param {string} who
 * @param {Record<Name, { package: string, find: () => string | undefined }>} wanted
 * @param {(line: string) => void} note
 */
export async function requirePrograms(who, wanted, note) {
  const names = /** @type {Name[]} */ (Object.keys(wanted));
  const missing = () => names.filter((name) => !wanted[name].find()).map((name) => wanted[name].package);
  const lacks = missing();
  const sentence = `${who} needs ${lacks.join(", ")}. Debian and Ubuntu have them:
  apt-get install -y --no-install-recommends ${lacks.join(" ")}`;
  if (lacks.length > 0) {
    if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) throw new Refusal(sentence);
    await install(lacks, note);
  }
  if (missing().length > 0) throw new Refusal(sentence);
  return /** @type {Record<Name, string>} */ (
    Object.fromEntries(names.map((name) => [name, String(wanted[name].find())]))
  );
}
