import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { bundleFolder, pagesFolder, root } from "../paths.mjs";
import { compilers, entries } from "./list.mjs";

const require = createRequire(import.meta.url);
const kept = /^(node_modules|scripts)\/|^lib\/.*\.mjs$/;

const bundles = () =>
  fs
    .readdirSync(bundleFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => path.join(bundleFolder, name));

/** What commands, bundles and the settings of Next import, and what that imports. */
async function followed() {
  const { nodeFileTrace } = require("next/dist/compiled/@vercel/nft");
  const from = [...bundles(), ...entries.map((file) => path.join(root, file))];
  const { fileList } = await nodeFileTrace(from, { base: root, processCwd: root, ignore: compilers });
  return [...fileList];
}

/** What Next found that its pages and its server read (`*.nft.json`). */
function tracedByNext() {
  const lists = fs
    .readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".nft.json") && !name.startsWith("cache"));
  return lists.flatMap((name) => {
    const list = path.join(pagesFolder, name);
    const { files } = JSON.parse(fs.readFileSync(list, "utf8"));
    return files.map((file) => path.relative(root, path.resolve(path.dirname(list), file)));
  });
}

/** Every file of node_modules and scripts that is imported when the product serves, migrates or runs a command. */
export async function tracedFiles() {
  const compiles = require("next/dist/compiled/picomatch")(compilers, { dot: true });
  const all = [...new Set([...(await followed()), ...tracedByNext()])].filter((file) => kept.test(file));
  return all.filter((file) => !compiles(file)).sort();
}
