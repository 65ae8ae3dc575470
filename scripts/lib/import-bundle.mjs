import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleFolder } from "./paths.mjs";

const bundled = (name) => import(pathToFileURL(path.join(bundleFolder, name)).href);

/** The bundled import: importCatalogue, tidyVersions. Needs `ensureBundled` before. */
export const importBundle = () => bundled("import.mjs");

/** What the demonstration brings to an import: generateFiles, firstVehicles. Needs `ensureBundled` before. */
export const demonstrationFiles = () => bundled("demonstration-files.mjs");
