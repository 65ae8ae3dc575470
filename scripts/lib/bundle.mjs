import fs from "node:fs";
import path from "node:path";
import { followed } from "./import-source.mjs";
import { bundleFolder, root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

const workerFile = "worker-entry.ts";

/** Worker entries below lib: `lib/providers/documents/worker-entry.ts` becomes `.build/documents-worker.mjs`. */
function workers() {
  return fs
    .readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === workerFile)
    .map((file) => ({ in: path.join(root, "lib", file), out: `${path.basename(path.dirname(file))}-worker` }));
}

/** Sources that commands follow: `lib/shared/rights.ts` becomes `.build/source/lib/shared/rights.mjs`. */
const sources = () =>
  followed.map((file) => ({ in: path.join(root, file), out: `source/${file.replace(/\.ts$/, "")}` }));

/**
 * Bundles the server, the demonstration data, the import, the moving of files, the workers and what commands follow into .build; packages stay in
 * node_modules.
 */
export async function bundle() {
  const { build } = await import("esbuild");
  const programs = [
    { in: path.join(root, "server.ts"), out: "server" },
    { in: path.join(root, "prisma/seed/main.ts"), out: "seed" },
    { in: path.join(root, "prisma/seed/files.ts"), out: "demonstration-files" },
    { in: path.join(root, "lib/import/main.ts"), out: "import" },
    { in: path.join(root, "lib/jobs/move-all-files.ts"), out: "move-files" },
  ];
  const entryPoints = [...programs.filter((entry) => fs.existsSync(entry.in)), ...workers(), ...sources()];
  const names = entryPoints.map(({ out }) => out);
  if (new Set(names).size !== names.length) throw new Refusal(`Two bundles have one name: ${names.sort().join(", ")}`);
  try {
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: bundleFolder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      packages: "external",
      jsx: "automatic",
      sourcemap: true,
      loader: { ".json": "json" },
      alias: { "server-only": path.join(root, "scripts/lib/empty.mjs") },
      tsconfig: path.join(root, "tsconfig.json"),
      logLevel: "silent",
    });
  } catch (error) {
    throw new Refusal(`The server could not be bundled.\n\n${error.message}`);
  }
}
