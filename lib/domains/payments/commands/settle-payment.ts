import { companyOf, factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { log } from "@/lib/platform/log";
import { notFound, unprocessable } from "@/lib/platform/problems";
import {
  afterRefund,
  leavesUnpaid,
  next,
  type PaymentHappening,
  type PaymentMethod,
  type PaymentState,
} from "../rules";

export interface Happened {
  /** Whose payment it is. */
  companyId: number;
  id: number;
  kind: PaymentHappening;
  /** Who tells it, and its own name for what it tells. */
  source: string;
  eventId: string;
  /** What was paid; of a refund what was given back in sum, earlier parts with it. */
  cents: number;
  currency: string;
  /** Of a card's page: its try, and what the provider calls page and charge. */
  attempt?: number;
  providerRef?: string | null;
  chargeRef?: string | null;
}

interface Held {
  orderNumber: string;
  method: PaymentMethod;
  state: PaymentState;
  currency: string;
  cents: number;
  attempt: number;
  providerRef: string | null;
  calledOffAt: Date | null;
  refundedCents: number;
}

export interface Settled {
  orderNumber: string;
  state: PaymentState;
  /** It has just become so; false for what changed nothing. */
  isNews: boolean;
  /** The order may leave to its supplier now. */
  releases: boolean;
}

/**
 * Writes down what happened to a payment, once for each event of its source, and the state that follows. A job acts for
 * every payee, anybody else for what their company is paid. 422 when amount, currency or page are not the payment's own.
 */
export async function settlePayment(actor: Actor, happened: Happened, tx: Tx): Promise<Settled> {
  requireUser(actor);
  const payeeId = factsOf(actor).kind === "system" ? null : companyOf(actor);
  const { companyId, id } = happened;
  const [held] = await tx.$queryRaw<Held[]>`
    select order_number as "orderNumber", method, state, currency, cents, attempt, provider_ref as "providerRef",
      called_off_at as "calledOffAt", refunded_cents as "refundedCents" from payment
    where company_id = ${companyId} and id = ${id} and (${payeeId}::int is null or payee_id = ${payeeId}) for update`;
  if (!held) throw notFound();
  requireOwn(held, happened);
  const state = isLate(held, happened) ? null : stateAfter(held, happened);
  const told = await tx.$executeRaw`
    insert into payment_event (company_id, payment_id, source, event_id, kind, cents, user_id)
    values (${companyId}, ${id}, ${happened.source}, ${happened.eventId}, ${happened.kind}, ${happened.cents}, ${userOf(actor)}::int)
    on conflict (source, event_id) do nothing`;
  if (told === 0 || state === null)
    return { orderNumber: held.orderNumber, state: held.state, isNews: false, releases: false };
  await writeState(actor, { happened, held, state }, tx);
  const releases = state === "paid" && !leavesUnpaid(held.method) && held.calledOffAt === null;
  return { orderNumber: held.orderNumber, state, isNews: true, releases };
}

const stateAfter = (held: Held, { kind, cents }: Happened): PaymentState | null =>
  kind === "refunded" ? afterRefund(held, cents) : next(held.state, kind);

/** What failed on an older try says nothing of the newer one. */
const isLate = ({ attempt }: Held, { kind, attempt: told }: Happened): boolean =>
  told !== undefined && told < attempt && (kind === "failed" || kind === "authorised");

/** A part may be given back; everything else is about all of it. */
const isItsAmount = (held: Held, { kind, cents }: Happened): boolean =>
  kind === "refunded" ? cents > 0 && cents <= held.cents : cents === held.cents;

function requireOwn(held: Held, happened: Happened): void {
  const { attempt = held.attempt, providerRef = null } = happened;
  const isOther =
    attempt > held.attempt ||
    (providerRef !== null && attempt === held.attempt && held.providerRef !== null && held.providerRef !== providerRef);
  const faults = [
    ...(isItsAmount(held, happened) ? [] : ["amount"]),
    ...(happened.currency === held.currency ? [] : ["currency"]),
    ...(isOther ? ["page"] : []),
  ];
  if (faults.length === 0) return;
  const { companyId, id, source, eventId } = happened;
  log.error({ companyId, payment: id, source, eventId, faults }, "what was told of a payment is not its own");
  throw unprocessable("payment-mismatch", "What was told is not this payment's own.", { faults });
}

interface Change {
  happened: Happened;
  held: Held;
  state: PaymentState;
}

async function writeState(actor: Actor, { happened, held, state }: Change, tx: Tx): Promise<void> {
  const { companyId, id, chargeRef = null, kind } = happened;
  await tx.$executeRaw`
    update payment set state = ${state}, charge_ref = coalesce(${chargeRef}::text, charge_ref),
      refunded_cents = case when ${kind} = 'refunded' then ${happened.cents} else refunded_cents end,
      paid_at = case when ${state} = 'paid' then coalesce(paid_at, now()) else paid_at end, updated_at = now()
    where company_id = ${companyId} and id = ${id} and state = ${held.state}`;
  const { orderNumber } = held;
  const detail = { number: orderNumber, kind, priceCents: happened.cents };
  await audit(actor, tx, { action: "settle", entity: "payment", entityId: orderNumber, detail, companyId });
  await publish(tx, { kind: "Payment", companyId, data: { orderNumber, state } });
}
