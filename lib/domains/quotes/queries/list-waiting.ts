import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

/** A quote that its customer has not answered. */
export interface WaitingQuote {
  id: number;
  number: string;
  customerId: number;
  customer: string;
  plate: string | null;
  grossCents: number;
  currency: "EUR" | "CHF";
  issuedAt: Date;
  /** Whether it is the one that the customer's page shows. */
  isNewest: boolean;
}

const waiting = {
  name: "quotes_waiting",
  text: `select q.id, q.number, q.customer_id as "customerId", content #>> '{vehicle,plate}' as plate,
      coalesce(content #>> '{customer,company}', concat_ws(' ', content #>> '{customer,title}', content #>> '{customer,name}')) as customer,
      net_cents + vat_cents as "grossCents", currency, issued_at as "issuedAt",
      not exists (select from quote n where n.company_id = q.company_id and n.customer_id = q.customer_id and n.id > q.id)
        as "isNewest"
    from quote q
    where q.company_id = $1 and q.status = 'new' and q.expires_at > now()
      and not exists (select from quote r where r.company_id = q.company_id and r.customer_id = q.customer_id
        and r.replaces = q.id)
    order by q.id limit $2`,
};

/** The quotes that wait for their customer's answer, the oldest first; neither expired ones nor those made anew. */
export async function listWaitingQuotes(actor: Actor, { limit }: { limit: number }): Promise<WaitingQuote[]> {
  requireRight(actor, "cart");
  return read<WaitingQuote>(waiting, [companyOf(actor), limit]);
}
