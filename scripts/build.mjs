import fs from "node:fs";
import path from "node:path";
import { bundleFolder, hasSources, isMain, pagesFolder, root } from "./lib/paths.mjs";
import { bundle } from "./lib/bundle.mjs";
import { bundleWorker } from "./lib/bundle-worker.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { step } from "./lib/progress.mjs";
import { report } from "./lib/refusal.mjs";
import { run } from "./lib/run.mjs";
import { stampOf } from "./lib/source-stamp.mjs";

const common = ["lib", "messages", "package-lock.json", "tsconfig.json"];
const generated = ["lib/generated"];
const workerFile = "public/sw.js";
const pageSources = [
  "app",
  "components",
  "public",
  "next.config.js",
  "postcss.config.mjs",
  "proxy.ts",
  "instrumentation.ts",
];

const products = {
  pages: {
    title: "Building the pages (next build)",
    stampFile: path.join(pagesFolder, "etabli-stamp"),
    result: path.join(pagesFolder, "BUILD_ID"),
    stamp: () => stampOf([...common, ...pageSources, "prisma/schema"], [...generated, workerFile, "lib/worker"]),
    async make(note) {
      const command = path.join(root, "node_modules/next/dist/bin/next");
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
      await run(process.execPath, [command, "build"], { env, note, failure: "The pages could not be built" });
    },
  },
  worker: {
    title: "Bundling the worker of browsers",
    stampFile: path.join(pagesFolder, "worker-stamp"),
    result: path.join(root, workerFile),
    stamp: () =>
      stampOf([path.join(pagesFolder, "BUILD_ID"), "lib/worker", "lib/shared", "scripts/lib/bundle-worker.mjs"]),
    make: () => bundleWorker(path.join(root, workerFile), fs.readFileSync(path.join(pagesFolder, "BUILD_ID"), "utf8")),
  },
  bundles: {
    title: "Bundling the server",
    stampFile: path.join(bundleFolder, "stamp"),
    result: path.join(bundleFolder, "server.mjs"),
    stamp: () => stampOf([...common, "server.ts", "prisma", "scripts/lib/bundle.mjs"], generated),
    make: () => bundle(),
  },
};

function isCurrent({ stampFile, result }, stamp) {
  return fs.existsSync(result) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === stamp;
}

async function ensure(product) {
  const stamp = product.stamp();
  if (isCurrent(product, stamp)) return;
  fs.rmSync(product.stampFile, { force: true });
  await step(product.title, (note) => product.make(note));
  fs.mkdirSync(path.dirname(product.stampFile), { recursive: true });
  fs.writeFileSync(product.stampFile, stamp);
}

/** Makes the server's bundles unless they agree with the sources. */
export async function ensureBundled() {
  if (!hasSources) return;
  await step("Generating the clients of database and API", ensureGenerated);
  await ensure(products.bundles);
}

/** Makes the pages unless they agree with the sources; the database client must be there (`ensureBundled`). */
export async function ensurePages() {
  if (!hasSources) return;
  await ensure(products.pages);
  await ensure(products.worker);
}

/** Makes everything that a production start needs and that is missing or older than its sources. */
export async function ensureBuilt() {
  await ensureBundled();
  await ensurePages();
}

if (isMain(import.meta)) await ensureBuilt().catch(report);
