import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const servedToday = {
  name: "cart_served_today",
  text: `select customer_id as id, max(updated_at) as at from cart_line
    where company_id = $1 and updated_at >= date_trunc('day', now(), 'Europe/Paris')
    group by customer_id order by at desc limit $2`,
};

/** The customers whose cart was changed since midnight in Paris, with the moment, the latest first. */
export async function listServedToday(actor: Actor, { limit }: { limit: number }): Promise<{ id: number; at: Date }[]> {
  requireRight(actor, "cart");
  return read<{ id: number; at: Date }>(servedToday, [companyOf(actor), limit]);
}
