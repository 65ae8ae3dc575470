import { join } from "node:path";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { createEmbeddedRenderer } from "./embedded";
import type { DocumentRenderer } from "./port";

/** The process's maker of documents. */
export function documentRenderer(): DocumentRenderer {
  return oncePerProcess("documents", () => {
    const root = process.cwd();
    return createEmbeddedRenderer({ root, workerFile: join(root, ".build", "documents-worker.mjs") });
  });
}
