import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleFolder, hasSources, root } from "./paths.mjs";

/** What the image's commands follow: bundled with the server, as no source is there. */
export const followed = [
  "lib/domains/account/passwords/rules.ts",
  "lib/import/catalogue-files.ts",
  "lib/shared/rights.ts",
];

/** A source file of the product with what it imports of it, so that scripts follow its rules and lists. */
export async function importSource(file) {
  if (!hasSources) return import(pathToFileURL(path.join(bundleFolder, "source", file.replace(/ts$/, "mjs"))).href);
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    alias: { "@": root },
    ...{ bundle: true, write: false, platform: "node", format: "esm", logLevel: "silent" },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
