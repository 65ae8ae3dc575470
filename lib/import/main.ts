// What the scripts use from the bundle.
export { GRACE_SECONDS } from "@/prisma/seed/catalogue/versions";
export { generateFiles } from "./generate/generate";
export { importCatalogue } from "./import";
export { ImportRefused } from "./problem";
export { tidyVersions } from "./tidy";
