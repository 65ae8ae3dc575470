import fs from "node:fs";
import path from "node:path";
import { ensureBundled } from "./build.mjs";
import { deploy } from "./migrate.mjs";
import { demonstrationFiles, importBundle } from "./lib/import-bundle.mjs";
import { pause } from "./lib/processes.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { withDatabase } from "./lib/with-database.mjs";

const usage = "Usage: npm run import -- FOLDER     (docs/import.md describes its files)";

/** @param {string[]} args */
function parse([folder, ...rest]) {
  if (!folder || folder.startsWith("--") || rest.length) throw new Refusal(usage);
  const full = path.resolve(folder);
  if (!fs.statSync(full, { throwIfNoEntry: false })?.isDirectory()) throw new Refusal(`${full} is no folder. ${usage}`);
  return full;
}

async function importInto(url, folder) {
  const { importCatalogue, tidyVersions, ImportRefused, GRACE_SECONDS } = await importBundle();
  const { firstVehicles } = await demonstrationFiles();
  try {
    const { schema, articles, references, fitments } = await step("Importing the catalogue", (note) =>
      importCatalogue({ url, folder, firstVehicles }, note),
    );
    process.stdout.write(`${schema} is live: ${articles} articles, ${references} references, ${fitments} fitments.\n`);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw new Refusal(`The catalogue was not imported, nothing was changed.\n\n${error.message}`);
  }
  await step("Removing the former version once nobody reads it", async () => {
    await pause((GRACE_SECONDS + 1) * 1000);
    await tidyVersions(url);
  });
}

try {
  const folder = parse(process.argv.slice(2));
  await ensureBundled();
  await withDatabase(async (url) => {
    await deploy(url);
    await importInto(url, folder);
  });
} catch (error) {
  report(error);
}
process.exit();
