import { releaseOrder } from "@/lib/domains/orders/commands/release-order";
import { askOpenPages, readCardMessage, type HeardNotice } from "@/lib/domains/payments/commands/hear-card";
import { refundCards } from "@/lib/domains/payments/commands/refund";
import { settlePayment } from "@/lib/domains/payments/commands/settle-payment";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";

/** Takes a message of whoever takes cards: what it tells is written down once, and the order leaves when its money is there. */
export async function hearCardMessage(message: { body: string; signature: string | null }): Promise<void> {
  const heard = readCardMessage(message);
  if (heard) await settleHeard(heard);
}

/** Asks what became of pages for cards that nobody told of, and gives back what was paid for orders that were called off. */
export async function followCards(actor: Actor): Promise<void> {
  requireJob(actor);
  for (const heard of await askOpenPages(actor))
    await settleHeard(heard).catch((error: unknown) => log.warn({ err: error }, "a payment could not be written down"));
  await refundCards(actor);
}

async function settleHeard({ actor, happened }: HeardNotice): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const { releases, orderNumber } = await settlePayment(actor, happened, tx);
    if (releases) await releaseOrder(actor, { orderNumber }, tx);
  });
}
