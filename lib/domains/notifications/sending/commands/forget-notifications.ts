import { requireJob, type Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";

/** The sender's report outlives a notification by so many days. */
const keptDays = 90;

/** Deletes notifications whose end is long past, with their recipients. */
export async function forgetNotifications(actor: Actor): Promise<void> {
  requireJob(actor);
  await inTransaction(
    undefined,
    (tx) => tx.$executeRaw`delete from notification where expires_at < now() - make_interval(days => ${keptDays}::int)`,
  );
}
