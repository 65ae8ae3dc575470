import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { cardProvider } from "@/lib/providers/payments";
import { listCardRefunds, type RefundDue } from "../queries/list-open-pages";
import { tryKey } from "../rules";
import { cardSource } from "./hear-card";
import { settlePayment } from "./settle-payment";

/** Gives back to cards what was paid for orders that were called off, and parts of others: asked again until it is done, given once. */
export async function refundCards(actor: Actor): Promise<void> {
  requireJob(actor);
  if (!cardProvider()) return;
  for (const due of await listCardRefunds(actor)) {
    await refundCard(due).catch((error: unknown) =>
      log.warn({ err: error, companyId: due.companyId, payment: due.id }, "a payment could not be given back"),
    );
  }
}

async function refundCard({ companyId, id, cents, refundedCents, chargeRef, attempt }: RefundDue): Promise<void> {
  const notice = await cardProvider()?.refund({
    ...{ key: tryKey({ companyId, id }, attempt), chargeRef, cents, before: refundedCents },
  });
  if (!notice) return;
  const { eventId, currency } = notice;
  const total = refundedCents + notice.cents;
  const happened = { companyId, id, kind: "refunded" as const, source: cardSource, eventId, cents: total, currency };
  await prisma().$transaction((tx) => settlePayment(systemActor("card-payments", companyId), happened, tx));
}
