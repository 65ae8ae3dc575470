import path from "node:path";
import { build } from "esbuild";
import { root } from "./paths.mjs";

/** A source file of the product with what it imports of it, so that scripts follow its rules and lists. */
export async function importSource(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    alias: { "@": root },
    ...{ bundle: true, write: false, platform: "node", format: "esm", logLevel: "silent" },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
