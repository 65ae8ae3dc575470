import { fillRegister, renewCatalogue } from "./demonstration.mjs";
import { importBundle } from "./import-bundle.mjs";
import { step } from "./progress.mjs";

const renewing =
  "The demonstration's catalogue was made by another version of Etabli and is loaded anew; what people wrote stays.\n";
const outdated =
  "The catalogue was imported by another version of Etabli: it is served, and some searches find less until it is imported again:\n" +
  "  npm run import -- FOLDER     (docs/import.md)\n";

/** Drops what cut-off imports left, fills the register of an older demonstration, and brings a catalogue of an older shape up to date or says what to do. */
export async function tendCatalogue(url, env) {
  const { tidyVersions } = await importBundle();
  const live = await tidyVersions(url);
  if (live?.source === "demonstration")
    await step("Looking after the register of companies", (note) => fillRegister(url, env, note));
  if (!live || live.current) return;
  if (live.source !== "demonstration") return void process.stdout.write(outdated);
  process.stdout.write(renewing);
  await step("Loading the catalogue anew", (note) => renewCatalogue(url, env, note));
}
