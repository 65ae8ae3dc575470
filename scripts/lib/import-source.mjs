import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { root } from "./paths.mjs";

/** A source file of the product that imports values from Node alone, so that scripts follow its rules and lists. */
export async function importSource(file) {
  const source = fs.readFileSync(path.join(root, file), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
