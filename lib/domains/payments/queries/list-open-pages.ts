import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const open = {
  name: "open_card_pages",
  text: `select company_id as "companyId", id, provider_ref as "providerRef" from payment
    where method = 'card' and state in ('due', 'authorised') and provider_ref is not null
      and updated_at < now() - interval '2 minutes' and updated_at > now() - interval '3 days'
    order by updated_at limit 50`,
};

const refunds = {
  name: "card_refunds_due",
  // A part that was begun is ended first: what is asked of the provider under one name is always the same sum.
  text: `select company_id as "companyId", id, charge_ref as "chargeRef", attempt, refunded_cents as "refundedCents",
      case when refund_to > refunded_cents then refund_to else cents end - refunded_cents as cents from payment
    where method = 'card' and state = 'paid' and charge_ref is not null
      and (refund_to > refunded_cents or called_off_at is not null) order by id limit 50`,
};

export interface OpenPage {
  companyId: number;
  id: number;
  providerRef: string;
}

export interface RefundDue {
  companyId: number;
  id: number;
  /** What is given back next, and what was before. */
  cents: number;
  refundedCents: number;
  chargeRef: string;
  attempt: number;
}

/** Pages for cards, of all companies, of which nothing was told for two minutes. */
export async function listOpenPages(actor: Actor): Promise<OpenPage[]> {
  requireJob(actor);
  return read<OpenPage>(open);
}

/** What is to be given back to cards, of all companies. */
export async function listCardRefunds(actor: Actor): Promise<RefundDue[]> {
  requireJob(actor);
  return read<RefundDue>(refunds);
}
