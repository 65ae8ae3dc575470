import { requireJob, type Actor } from "@/lib/platform/actor";
import { mailDue } from "./mail-due";

/** Tells people outside the window of what is due, batch after batch. */
export async function deliverDue(actor: Actor): Promise<void> {
  requireJob(actor);
  while ((await mailDue(actor)) > 0);
}
