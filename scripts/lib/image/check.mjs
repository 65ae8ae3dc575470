import fs from "node:fs";
import path from "node:path";
import { collect } from "../run.mjs";
import { Refusal } from "../refusal.mjs";

/** The packages, and paths in them, that the bundles of a folder import when they run. */
export async function importsOf(bundles) {
  const { build } = await import("esbuild");
  const names = fs.readdirSync(bundles, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mjs"));
  const { metafile } = await build({
    entryPoints: names.map((name) => path.join(bundles, name)),
    outdir: path.join(bundles, "none"),
    ...{ bundle: true, write: false, metafile: true, packages: "external", platform: "node", format: "esm" },
    logLevel: "silent",
  });
  const all = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  return [...new Set(all.map(({ path: name }) => name))].filter((name) => !/^(node:|[./])/.test(name)).sort();
}

const program = `
const failed = [];
for (const name of JSON.parse(process.argv[1])) await import(name).catch((error) => failed.push(name + ": " + error.message));
console.log(failed.length > 0 ? failed.join("\\n  ") : "complete");
process.exit();
`;

/** Imports in `place` whatever the bundles in `place/.build` import; a sentence names what is not there. */
export async function requireImports(place) {
  const names = await importsOf(path.join(place, ".build"));
  const args = ["--input-type=module", "--eval", program, JSON.stringify(names)];
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await collect(process.execPath, args, { cwd: place, env });
  if (code !== 0 || !output.trim().endsWith("complete"))
    throw new Refusal(`The image lacks what its bundles import (scripts/lib/image/list.mjs):\n  ${output.trim()}`);
  return names.length;
}
