import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const quotedToday = {
  name: "quotes_of_today",
  text: `select customer_id as id, max(greatest(issued_at, decided_at)) as at from quote
    where company_id = $1 and greatest(issued_at, decided_at) >= date_trunc('day', now(), 'Europe/Paris')
    group by customer_id order by at desc limit $2`,
};

/** The customers of whom a quote was made or decided since midnight in Paris, with the moment, the latest first. */
export async function listQuotedToday(actor: Actor, { limit }: { limit: number }): Promise<{ id: number; at: Date }[]> {
  requireRight(actor, "cart");
  return read<{ id: number; at: Date }>(quotedToday, [companyOf(actor), limit]);
}
