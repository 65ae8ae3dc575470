import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { QuoteRow } from "../schema";

const latest = {
  name: "quotes_of_customer",
  text: `select id, number, status, expires_at <= now() as expired, content #>> '{vehicle,plate}' as plate,
      nullif(concat_ws(' ', content #>> '{vehicle,make}', content #>> '{vehicle,model}'), '') as vehicle,
      net_cents + vat_cents as "grossCents", currency, issued_at as "issuedAt"
    from quote where company_id = $1 and customer_id = $2 order by id desc limit $3`,
};

const sums = {
  name: "quote_sums_of_customer",
  text: `select currency, count(*)::int as quotes, (count(*) filter (where status = 'accepted'))::int as accepted,
      coalesce(sum(coalesce(a.net_cents + a.vat_cents, q.net_cents + q.vat_cents)) filter (where status = 'accepted'), 0)::float8
        as "spentCents",
      max(greatest(issued_at, decided_at)) as last
    from quote q left join quote_agreement a on a.company_id = q.company_id and a.quote_id = q.id
    where q.company_id = $1 and customer_id = $2 group by currency order by currency desc`,
};

type Row = Omit<CustomerQuote, "issuedAt"> & { issuedAt: Date };
type Sum = Omit<CustomerSpend, "last"> & { quotes: number; last: Date };

export type CustomerQuote = Pick<
  QuoteRow,
  "id" | "number" | "status" | "expired" | "plate" | "vehicle" | "grossCents" | "currency" | "issuedAt"
>;

/** What a customer accepted, in one currency, tax included. */
export interface CustomerSpend {
  currency: QuoteRow["currency"];
  accepted: number;
  spentCents: number;
}

/** A customer's newest quotes, how many there are, what was accepted, and when the last one was made or decided. */
export async function listCustomerQuotes(actor: Actor, { customerId, limit }: { customerId: number; limit: number }) {
  requireRight(actor, "cart");
  const owner = [companyOf(actor), customerId];
  const [rows, byCurrency] = await Promise.all([read<Row>(latest, [...owner, limit]), read<Sum>(sums, owner)]);
  const last = Math.max(0, ...byCurrency.map((sum) => sum.last.getTime()));
  return {
    quotes: rows.map((row): CustomerQuote => ({ ...row, issuedAt: row.issuedAt.toISOString() })),
    count: byCurrency.reduce((count, { quotes }) => count + quotes, 0),
    spend: byCurrency
      .filter(({ accepted }) => accepted > 0)
      .map(({ currency, accepted, spentCents }): CustomerSpend => ({ currency, accepted, spentCents })),
    last: last === 0 ? null : new Date(last).toISOString(),
  };
}
