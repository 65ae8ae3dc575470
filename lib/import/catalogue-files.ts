import fs from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { sqlKey } from "@/lib/platform/sql-key";
import { SPELLINGS } from "@/lib/shared/letters";

const folder = "prisma/catalogue";

/** The statements of a file of the catalogue: its tables, or the indexes that are built on loaded tables. */
export const catalogueFile = (name: "tables.sql" | "indexes.sql", root = process.cwd()): string =>
  fs.readFileSync(path.join(root, folder, name), "utf8");

/** Stamp of the catalogue's tables and indexes and of the rule for keys: a version made otherwise has another stamp. */
export function catalogueShape(root = process.cwd()): string {
  const hash = createHash("sha256");
  for (const name of ["tables.sql", "indexes.sql"] as const) hash.update(catalogueFile(name, root));
  hash.update(JSON.stringify([...SPELLINGS].sort(([a], [b]) => (a < b ? -1 : 1))));
  hash.update(sqlKey("x"));
  return hash.digest("hex").slice(0, 32);
}
