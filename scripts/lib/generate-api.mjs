import fs from "node:fs";
import path from "node:path";
import { generatedApiFolder, root } from "./paths.mjs";
import { stampOf } from "./source-stamp.mjs";

const documentFile = path.join(root, "public/openapi.json");
const stampFile = path.join(generatedApiFolder, "stamp");

/** The version of the generator of types, or null where packages for development are left out: nothing reads types there. */
function generatorVersion() {
  const file = path.join(root, "node_modules/openapi-typescript/package.json");
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).version : null;
}

function stateChangingReads({ paths }) {
  const found = Object.keys(paths).filter((name) => paths[name].get?.["x-changes-state"]);
  const set = `new Set(${JSON.stringify(found, null, 2)})`;
  return `/** Paths whose GET changes state, from public/openapi.json: they are sent as writes are. */\nexport const stateChangingReads: ReadonlySet<string> = ${set};\n`;
}

async function typesOf(document) {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  return astToString(await openapiTS(document));
}

function write(name, text) {
  const file = path.join(generatedApiFolder, name);
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Writes what the browser's client is made of, types and the reads that change state, when older than public/openapi.json. */
export async function ensureApiGenerated() {
  const version = generatorVersion();
  const wanted = `${version} ${stampOf([documentFile, import.meta.filename])}`;
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === wanted) return;
  fs.mkdirSync(generatedApiFolder, { recursive: true });
  const document = JSON.parse(fs.readFileSync(documentFile, "utf8"));
  write("state-changing-reads.ts", stateChangingReads(document));
  if (version) write("openapi.d.ts", await typesOf(document));
  write("stamp", wanted);
}
