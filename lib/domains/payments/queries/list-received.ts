import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { PaymentMethod, PaymentState } from "../rules";

const columns = `select company_id as "companyId", id, order_number as "orderNumber", channel, method, state, currency, cents,
  reference, refund_to as "refundTo", refunded_cents as "refundedCents", due_on as "dueOn", paid_at as "paidAt", called_off_at as "calledOffAt", created_at as "createdAt",
  coalesce(invoice #>> '{customer,company}', invoice #>> '{customer,name}') as buyer,
  invoice #>> '{payment,iban}' as iban from payment`;

const received = {
  name: "payments_received",
  text: `${columns} where payee_id = $1 and ($2::text is null
      or ($2 = 'open' and state in ('due', 'authorised', 'failed') and called_off_at is null)
      or ($2 = 'refund' and state = 'paid' and called_off_at is not null)
      or ($2 = 'paid' and state = 'paid' and called_off_at is null))
    order by created_at desc, id desc limit $3`,
};

const byReference = {
  name: "payments_by_reference",
  text: `${columns} where payee_id = $1 and reference = any($2)`,
};

const one = {
  name: "payment_received",
  text: `${columns} where payee_id = $1 and company_id = $2 and order_number = $3`,
};

export type ReceivedFilter = "open" | "refund" | "paid";

/** A payment as those who are paid see it. */
export interface Received {
  companyId: number;
  id: number;
  orderNumber: string;
  channel: string;
  method: PaymentMethod;
  state: PaymentState;
  currency: "EUR" | "CHF";
  cents: number;
  /** What is to be given back of an order that stands, in sum, and what was. */
  refundTo: number;
  refundedCents: number;
  reference: string;
  dueOn: Date | null;
  paidAt: Date | null;
  calledOffAt: Date | null;
  createdAt: Date;
  buyer: string;
  /** The account that its paper names; null where none does. */
  iban: string | null;
}

/** What the actor's company is paid, newest first. */
export async function listReceived(
  actor: Actor,
  { filter = null, limit }: { filter?: ReceivedFilter | null; limit: number },
): Promise<Received[]> {
  requireRight(actor, "admin");
  return read<Received>(received, [companyOf(actor), filter, limit]);
}

/** The payments to the actor's company that bear one of the references. */
export async function findByReferences(actor: Actor, { references }: { references: string[] }): Promise<Received[]> {
  requireRight(actor, "admin");
  return references.length === 0 ? [] : read<Received>(byReference, [companyOf(actor), references]);
}

/** A payment to the actor's company; null when there is none. */
export async function findPaid(
  actor: Actor,
  { companyId, orderNumber }: { companyId: number; orderNumber: string },
): Promise<Received | null> {
  requireRight(actor, "admin");
  return (await read<Received>(one, [companyOf(actor), companyId, orderNumber]))[0] ?? null;
}
