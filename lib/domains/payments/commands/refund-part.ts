import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { findPaid, type Received } from "../queries/list-received";
import { refundableCents } from "../rules";
import { settlePayment } from "./settle-payment";

interface Part {
  companyId: number;
  orderNumber: string;
  /** Given back now, beside what was given back before. */
  cents: number;
  key: string | null;
}

/**
 * Gives back a part of what was paid for an order that stands: by card through its provider, else noted as given by hand.
 * 409 while an earlier part is under way or nothing is paid, 422 for more than is left.
 */
export async function refundPart(actor: Actor, { key, cents, ...named }: Part): Promise<{ ok: true }> {
  requireRight(actor, "admin");
  return once(
    actor,
    { key, body: { refund: cents, ...named } },
    {
      prepare: () => findPaid(actor, named),
      write: async (found, tx) => {
        if (!found) throw notFound();
        await giveBack(actor, { found, cents }, tx);
        return { ok: true as const };
      },
    },
  );
}

async function giveBack(actor: Actor, { found, cents }: { found: Received; cents: number }, tx: Tx): Promise<void> {
  const { companyId, id, currency } = found;
  const payment = await hold(actor, found, tx);
  if (payment.refundTo > payment.refundedCents)
    throw conflict("refund-under-way", "An earlier part is still being given back.");
  const left = refundableCents(payment);
  if (left === 0) throw conflict("nothing-to-note", "Nothing of the kind is open.");
  if (cents > left) throw unprocessable("refund-too-large", "No more than was paid is given back.", { left, currency });
  const total = payment.refundedCents + cents;
  if (payment.method === "card") return wish(actor, { found, total, cents }, tx);
  const eventId = `${companyOf(actor)}:refunded:${companyId}:${id}:${total}`;
  const happened = { companyId, id, kind: "refunded" as const, source: "hand", eventId, cents: total, currency };
  await settlePayment(actor, happened, tx);
}

type Refunding = Pick<Received, "method" | "state" | "cents" | "calledOffAt" | "refundTo" | "refundedCents">;

/** The lock makes the second of two parts see the first one's. */
async function hold(actor: Actor, { companyId, id }: Received, tx: Tx): Promise<Refunding> {
  const [held] = await tx.$queryRaw<Refunding[]>`
    select method, state, cents, called_off_at as "calledOffAt", refund_to as "refundTo", refunded_cents as "refundedCents"
    from payment where company_id = ${companyId} and id = ${id} and payee_id = ${companyOf(actor)} for update`;
  if (!held) throw notFound();
  return held;
}

interface Wish {
  found: Received;
  /** What is given back when it is done, earlier parts with it. */
  total: number;
  cents: number;
}

/** A job asks the card's provider, again until it is done. */
async function wish(actor: Actor, { found, total, cents }: Wish, tx: Tx): Promise<void> {
  const { companyId, id, orderNumber } = found;
  await tx.$executeRaw`
    update payment set refund_to = ${total}, updated_at = now() where company_id = ${companyId} and id = ${id}`;
  const detail = { number: orderNumber, kind: "refunded", priceCents: cents };
  await audit(actor, tx, { action: "update", entity: "payment", entityId: orderNumber, detail, companyId });
  await callJob(tx, "payments");
}
