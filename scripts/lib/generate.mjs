import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { ensureApiGenerated } from "./generate-api.mjs";
import { generatedFolder, isMain, root, schemaFolder } from "./paths.mjs";
import { report } from "./refusal.mjs";
import { run } from "./run.mjs";
import { ensureScreenPages } from "./screen-pages.mjs";
import { stampOf } from "./source-stamp.mjs";

const require = createRequire(import.meta.url);
const stampFile = path.join(generatedFolder, "stamp");

function wantedStamp() {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, "node_modules/prisma/package.json"), "utf8"));
  return `${version} ${stampOf([schemaFolder])}`;
}

async function ensureDatabaseClient(note) {
  const wanted = wantedStamp();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === wanted) return;
  fs.rmSync(stampFile, { force: true });
  const command = path.join(path.dirname(require.resolve("prisma/package.json")), "build/index.js");
  // Prisma's command line downloads a native engine that generating never runs; any executable keeps it from that.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  await run(process.execPath, [command, "generate", "--schema", schemaFolder], {
    env,
    note,
    failure: "The database client could not be generated from prisma/schema",
  });
  fs.writeFileSync(stampFile, wanted);
}

/**
 * Writes what is made and not committed, where it is missing or old: the Prisma client, the modules of the API's client, the
 * pages of a vehicle's screens. Needs no network.
 */
export async function ensureGenerated(note) {
  await Promise.all([ensureDatabaseClient(note), ensureApiGenerated(), ensureScreenPages()]);
}

if (isMain(import.meta)) await ensureGenerated().catch(report);
