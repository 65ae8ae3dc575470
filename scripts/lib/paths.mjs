import fs from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const migrationsFolder = path.join(root, "prisma/migrations");
export const schemaFolder = path.join(root, "prisma/schema");
export const generatedFolder = path.join(root, "lib/generated/prisma");
export const generatedApiFolder = path.join(root, "lib/generated/api");
export const bundleFolder = path.join(root, ".build");
export const pagesFolder = path.join(root, ".next");

/** False in the container image, which holds what was made of the sources and none of them: nothing is made there. */
export const hasSources = fs.existsSync(path.join(root, "server.ts"));

/** True when the module is the file that node was asked to run. */
export const isMain = (meta) => Boolean(process.argv[1]) && path.resolve(process.argv[1]) === meta.filename;
