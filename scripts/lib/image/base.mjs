import fs from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";
import { run } from "../run.mjs";
import { Refusal } from "../refusal.mjs";

const debian = "http://deb.debian.org/debian";
const npmVersion = "11.6.2";
const authority = "usr/local/share/trial-authority.pem";

/** The image that the Dockerfile begins with, and the version of Node that its name promises. */
export function namedBase() {
  const text = fs.readFileSync(path.join(root, "Dockerfile"), "utf8");
  const [, name, version, suite] = /^FROM (node:([\d.]+)-(\w+)-slim) AS build$/m.exec(text) ?? [];
  if (!name) throw new Refusal("The Dockerfile does not begin with FROM node:VERSION-SUITE-slim AS build.");
  return { name: `docker.io/library/${name}`, version: String(version), suite: String(suite) };
}

/** Node and npm as the registry of packages has them, where the base keeps its own. */
async function addNode(folder, scratch, version, note) {
  const architecture = process.arch === "arm64" ? "arm64" : "x64";
  const own = path.join(scratch, "npm");
  const wanted = [`node-linux-${architecture}@${version}`, `npm@${npmVersion}`];
  const args = ["install", "--prefix", own, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", ...wanted];
  await run("npm", args, { note, cwd: scratch, failure: "Node could not be fetched" });
  const local = path.join(folder, "usr/local");
  fs.cpSync(path.join(own, `node_modules/node-linux-${architecture}/bin/node`), path.join(local, "bin/node"));
  fs.cpSync(path.join(own, "node_modules/npm"), path.join(local, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, "bin", name));
}

/** What stands for the base image where no registry of images is in reach: Debian's smallest system, Node, the user `node`. */
export async function makeBase({ scratch, programs }, note) {
  const { version, suite } = namedBase();
  const folder = path.join(scratch, "base");
  const args = ["--variant=minbase", "--include=ca-certificates", suite, folder, debian];
  await run(programs.debootstrap, args, { note, failure: "Debian's base could not be made" });
  await addNode(folder, scratch, version, note);
  const inside = (...command) => run("chroot", [folder, ...command], { note });
  await inside("groupadd", "--gid", "1000", "node");
  await inside("useradd", "--uid", "1000", "--gid", "node", "--create-home", "node");
  for (const cached of ["var/cache/apt", "var/lib/apt/lists", "usr/share/doc", "usr/share/man"])
    fs.rmSync(path.join(folder, cached), { recursive: true, force: true });
  // A network that answers for others with an authority of its own is trusted while building, as it is out here.
  const own = process.env.NODE_EXTRA_CA_CERTS;
  if (own) fs.cpSync(own, path.join(folder, authority));
  return { folder, env: own ? [`NODE_EXTRA_CA_CERTS=/${authority}`] : [] };
}
