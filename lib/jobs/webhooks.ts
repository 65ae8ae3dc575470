import type { JobHelpers } from "graphile-worker";
import { sendDeliveries } from "@/lib/domains/webhooks/commands/send-deliveries";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;
/** What is due later is found by the clock. */
const soonMs = 60_000;

/** Tells other programs what they are to be told, and comes back when the next is due. */
export async function webhooks(_: unknown, { addJob }: Pick<JobHelpers, "addJob">): Promise<void> {
  const next = await sendDeliveries(systemActor("webhooks", NO_COMPANY));
  if (next && next.getTime() < Date.now() + soonMs)
    await addJob("webhooks", {}, { queueName: "webhooks", runAt: next, jobKey: "webhooks again" });
}
