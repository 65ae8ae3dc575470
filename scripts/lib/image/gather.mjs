import fs from "node:fs";
import path from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../paths.mjs";
import { Refusal } from "../refusal.mjs";
import { openedByPath, unread, whole } from "./list.mjs";
import { tracedFiles } from "./trace.mjs";

function copy(file, to) {
  const from = path.join(root, file);
  if (!fs.existsSync(from))
    throw new Refusal(`The image lacks ${file}: it is named in scripts/lib/image and not there.`);
  const filter = (one) => !unread.test(path.relative(root, one));
  fs.cpSync(from, path.join(to, file), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * Copies what the image holds, in two folders as packages change less often than the product: `packages/node_modules` and
 * `product`.
 */
export async function gatherFiles(folder) {
  const [packages, product] = ["packages", "product"].map((name) => path.join(folder, name));
  const traced = await tracedFiles();
  const { FACES } = await importSource("lib/providers/documents/fonts/families.ts");
  const opened = openedByPath(FACES).map((file) => `node_modules/${file}`);
  for (const file of [...traced, ...opened]) copy(file, file.startsWith("node_modules/") ? packages : product);
  for (const file of whole) copy(file, product);
  // The place where Compose mounts memory: the root is read-only.
  fs.mkdirSync(path.join(product, ".next/cache"), { recursive: true });
  return { packages, product };
}
