import path from "node:path";
import { root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

/** Bundles the browsers' worker for one build of the pages: a new build is a new worker, whose parts are its own. */
export async function bundleWorker(outfile, version) {
  const { build } = await import("esbuild");
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [path.join(root, "lib/worker/worker.ts")],
      outfile,
      bundle: true,
      minify: true,
      format: "iife",
      target: "es2022",
      define: { VERSION: JSON.stringify(version) },
      tsconfig: path.join(root, "tsconfig.json"),
      logLevel: "silent",
    });
  } catch (error) {
    throw new Refusal(`The worker of browsers could not be bundled.\n\n${error.message}`);
  }
}
