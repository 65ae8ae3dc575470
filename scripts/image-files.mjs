import fs from "node:fs";
import path from "node:path";
import { requireImports } from "./lib/image/check.mjs";
import { listContents } from "./lib/image/contents.mjs";
import { gatherFiles } from "./lib/image/gather.mjs";
import { root } from "./lib/paths.mjs";
import { Refusal, report } from "./lib/refusal.mjs";

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));

/** Writes the software bill of materials of what was gathered; answers how many packages it names. */
function writeContents({ packages, product }) {
  const found = listContents(
    path.join(packages, "node_modules"),
    readJson("package-lock.json"),
    readJson("package.json"),
  );
  if (found.strange.length > 0)
    throw new Refusal(`The image holds what package-lock.json does not name: ${found.strange.join(", ")}`);
  fs.writeFileSync(path.join(product, "sbom.cdx.json"), `${JSON.stringify(found.list, null, 2)}\n`);
  return found.list.components.length;
}

/**
 * Fills an empty folder with what the container image holds; the product is built before (npm run build).
 * @param {string[]} args
 */
async function main([folder, ...rest]) {
  if (!folder || rest.length) throw new Refusal("Usage: node scripts/image-files.mjs FOLDER     (an empty one)");
  const to = path.resolve(folder);
  fs.mkdirSync(to, { recursive: true });
  if (fs.readdirSync(to).length > 0) throw new Refusal(`${to} is not empty.`);
  const gathered = await gatherFiles(to);
  const { packages, product } = gathered;
  const link = path.join(product, "node_modules");
  fs.symlinkSync(path.join(packages, "node_modules"), link);
  const count = await requireImports(product).finally(() => fs.unlinkSync(link));
  const listed = writeContents(gathered);
  process.stdout.write(`${to}: ${listed} packages; ${count} imports of the bundles were tried.\n`);
}

await main(process.argv.slice(2)).catch(report);
