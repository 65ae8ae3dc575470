import type { JobHelpers } from "graphile-worker";
import { moveFiles } from "@/lib/domains/files/moving/commands/move-files";
import { sweepObjects } from "@/lib/domains/files/moving/commands/sweep-objects";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;
/** Files of one round: other jobs have their turn between rounds. */
const round = 500;

/** Brings files to where they are to lie, and deletes objects that nobody names any more. */
export async function files(_: unknown, { addJob }: Pick<JobHelpers, "addJob">): Promise<void> {
  const actor = systemActor("files", NO_COMPANY);
  const { more } = await moveFiles(actor, { most: round });
  await sweepObjects(actor);
  if (more) await addJob("files", {}, { queueName: "files" });
}
