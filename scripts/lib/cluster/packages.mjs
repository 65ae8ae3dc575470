import fs from "node:fs";
import path from "node:path";
import { run } from "../run.mjs";
import { Refusal } from "../refusal.mjs";

const places = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin"];
const postgresHome = "/usr/lib/postgresql";
const packages = { haproxy: "haproxy", patroni: "patroni", etcd: "etcd-server", postgres: "postgresql" };

const versions = () => (fs.existsSync(postgresHome) ? fs.readdirSync(postgresHome) : []);
const finders = {
  haproxy: () => inPlaces("haproxy"),
  patroni: () => inPlaces("patroni"),
  etcd: () => inPlaces("etcd"),
  postgres: () =>
    versions()
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(postgresHome, version, "bin/postgres"))
      .find((file) => fs.existsSync(file)),
};

const inPlaces = (name) => places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));
const missing = () => Object.keys(finders).filter((name) => !finders[name]());

// Debian starts what it installs: a database and a balancer of the machine's own, which nobody asked for.
const startsNothing = "/usr/sbin/policy-rc.d";

async function install(names, note) {
  const keepsQuiet = !fs.existsSync(startsNothing);
  if (keepsQuiet) fs.writeFileSync(startsNothing, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-q"], { env, note, failure: "The list of packages could not be read" });
    const args = ["install", "-y", "-q", "--no-install-recommends", ...names.map((name) => packages[name])];
    await run("apt-get", args, { env, note, failure: "The packages could not be installed" });
  } finally {
    if (keepsQuiet) fs.rmSync(startsNothing, { force: true });
  }
}

/**
 * The programs of a cluster; those that are missing are installed where this user may, else a sentence names them.
 * @param {(line: string) => void} note
 */
export async function findPrograms(note) {
  const lacks = missing();
  const sentence = `The cluster needs ${lacks.map((name) => packages[name]).join(", ")}. Debian and Ubuntu have them:
  apt-get install -y --no-install-recommends ${lacks.map((name) => packages[name]).join(" ")}`;
  if (lacks.length > 0) {
    if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) throw new Refusal(sentence);
    await install(lacks, note);
  }
  if (missing().length > 0) throw new Refusal(sentence);
  const found = Object.fromEntries(Object.entries(finders).map(([name, find]) => [name, String(find())]));
  return { haproxy: found.haproxy, patroni: found.patroni, etcd: found.etcd, postgres: found.postgres };
}
