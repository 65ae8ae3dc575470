import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleFolder } from "./paths.mjs";

/** The bundled import: importCatalogue, generateFiles, tidyVersions. Needs `ensureBundled` before. */
export const importBundle = () => import(pathToFileURL(path.join(bundleFolder, "import.mjs")).href);
