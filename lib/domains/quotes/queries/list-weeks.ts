import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

export interface QuoteWeek {
  /** Its Monday, ISO. */
  week: string;
  made: number;
  madeCents: number;
  accepted: number;
  acceptedCents: number;
  refused: number;
  refusedCents: number;
}

const week = (column: string) => `date_trunc('week', ${column} at time zone 'Europe/Paris')::date`;
const within = (column: string) =>
  `${column} >= ($2::date::timestamp at time zone 'Europe/Paris')
    and ${column} < (($3::date + 1)::timestamp at time zone 'Europe/Paris')`;
const figures = (name: string, where: string) =>
  `count(*) filter (where ${where})::int as "${name}",
    coalesce(sum(cents) filter (where ${where}), 0)::float8 as "${name}Cents"`;

const weeks = {
  name: "quote_weeks",
  text: `with told as (
      select ${week("issued_at")} as week, 'made' as what, net_cents as cents from quote
        where company_id = $1 and ${within("issued_at")}
      union all select ${week("decided_at")}, status, coalesce(a.net_cents, q.net_cents)
        from quote q left join quote_agreement a on a.company_id = q.company_id and a.quote_id = q.id
        where q.company_id = $1 and ${within("decided_at")})
    select week::text, ${figures("made", "what = 'made'")}, ${figures("accepted", "what = 'accepted'")},
      ${figures("refused", "what = 'rejected'")}
    from told group by week order by week`,
};

/** Quotes by week (Paris) between two days: those made in it, and those decided in it, with their value before tax in cents, of those that were agreed line by line what was agreed. */
export async function listQuoteWeeks(actor: Actor, { from, to }: { from: string; to: string }): Promise<QuoteWeek[]> {
  requireRight(actor, "cart");
  return read<QuoteWeek>(weeks, [companyOf(actor), from, to]);
}
