import { moveFiles, type Moves } from "@/lib/domains/files/moving/commands/move-files";
import { sweepObjects } from "@/lib/domains/files/moving/commands/sweep-objects";
import { systemActor } from "@/lib/platform/actor";
import { closeDatabase } from "@/lib/platform/db";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Brings every file to where it is to lie, for a script: what stays behind is told, and may be tried again. */
export async function moveAllFiles(note: (moved: number) => void): Promise<Moves> {
  const actor = systemActor("files", NO_COMPANY);
  try {
    const moves = await moveFiles(actor, { most: Infinity, note });
    await sweepObjects(actor);
    return moves;
  } finally {
    await closeDatabase();
  }
}
