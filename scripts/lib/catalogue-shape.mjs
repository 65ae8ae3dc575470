import fs from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";

/**
 * Stamp of the catalogue's tables and indexes: a version made from other statements has another stamp.
 * @param {string} root
 * @returns {string}
 */
export function catalogueShape(root = process.cwd()) {
  const hash = createHash("sha256");
  for (const name of ["tables.sql", "indexes.sql"])
    hash.update(fs.readFileSync(path.join(root, "prisma/catalogue", name)));
  return hash.digest("hex").slice(0, 32);
}
