import { join } from "node:path";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { createEmbeddedReader } from "./embedded";
import type { PlateReader } from "./port";

/** The process's reader of plates in pictures. */
export function plateReader(): PlateReader {
  return oncePerProcess("plate-reading", () =>
    createEmbeddedReader({ workerFile: join(process.cwd(), ".build", "plate-reading-worker.mjs") }),
  );
}
