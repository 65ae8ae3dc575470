import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { root } from "./paths.mjs";

/** Every right's name, read from the one list that the product itself uses. */
export async function rightNames() {
  const source = fs.readFileSync(path.join(root, "lib/shared/rights.ts"), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  const { rights } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return rights;
}
