import { requireJob, type Actor } from "@/lib/platform/actor";
import type { PushSender } from "@/lib/providers/push/port";
import { pushDue } from "../../push/commands/push-due";
import { mailDue } from "./mail-due";

/** Tells people outside the window of what is due, batch after batch. */
export async function deliverDue(actor: Actor, sender?: PushSender): Promise<void> {
  requireJob(actor);
  while ((await mailDue(actor)) > 0);
  while ((await pushDue(actor, sender)) > 0);
}
