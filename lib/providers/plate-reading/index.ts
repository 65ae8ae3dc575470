import { join } from "node:path";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { createCharacterReader } from "./characters/reader";
import { createEmbeddedReader } from "./embedded";
import type { CharacterReader, PlateReader } from "./port";

/** The process's reader of plates in pictures. */
export function plateReader(): PlateReader {
  return oncePerProcess("plate-reading", () =>
    createEmbeddedReader({ workerFile: join(process.cwd(), ".build", "plate-reading-worker.mjs") }),
  );
}

/** The process's reader of VINs and certificates in pictures. */
export function characterReader(): CharacterReader {
  return oncePerProcess("character-reading", createCharacterReader);
}
