// Imports a folder in a process of its own and tells how long that took and how much memory this process had at most.
import fs from "node:fs";
import { demonstrationFiles, importBundle } from "../../../scripts/lib/import-bundle.mjs";

/** Greatest memory of this process in MB: Linux counts it since the program began, elsewhere the system's own figure. */
function peakMegabytes() {
  const [, kilobytes] =
    /VmHWM:\s+(\d+)/.exec(fs.existsSync("/proc/self/status") ? fs.readFileSync("/proc/self/status", "utf8") : "") ?? [];
  return Number(kilobytes ?? process.resourceUsage().maxRSS) / 1024;
}

const { importCatalogue } = await importBundle();
const { firstVehicles } = await demonstrationFiles();
process.once("message", async ({ url, folder }) => {
  try {
    const began = performance.now();
    const imported = await importCatalogue({ url, folder, firstVehicles }, (note) => process.send({ note }));
    process.send({ done: { ...imported, seconds: (performance.now() - began) / 1000, peak: peakMegabytes() } });
  } catch (error) {
    process.send({ failure: error.message });
  }
  process.disconnect();
});
