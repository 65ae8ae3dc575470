// What the scripts use from the bundle.
export { importCatalogue } from "./import";
export { ImportRefused } from "./problem";
export { tidyVersions } from "./tidy";
export { GRACE_SECONDS } from "./versions";
