import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptDays } from "../rules";

const old = {
  name: "webhook_deliveries_old",
  text: "delete from webhook_delivery where due_at is null and created_at < $1",
};

/** Deletes messages that ended long ago. */
export async function forgetDeliveries(actor: Actor): Promise<void> {
  requireJob(actor);
  await read(old, [new Date(Date.now() - keptDays * 86_400_000)]);
}
