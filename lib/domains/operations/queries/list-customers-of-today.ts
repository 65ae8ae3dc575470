import { listServedToday } from "@/lib/domains/cart/queries/list-served-today";
import { nameCustomers } from "@/lib/domains/customers/queries/name-customers";
import { listQuotedToday } from "@/lib/domains/quotes/queries/list-quoted-today";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const workedOnToday = {
  name: "operation_customers_today",
  text: `select customer_id as id, max(updated_at) as at from operation
    where company_id = $1 and customer_id is not null
      and (status = 'open' or updated_at >= date_trunc('day', now(), 'Europe/Paris'))
    group by customer_id order by at desc limit $2`,
};

/**
 * The customers of the day by name, the latest first: whose cart, quote or operation was touched since midnight in Paris,
 * or whose operation is open.
 */
export async function listCustomersOfToday(
  actor: Actor,
  { limit }: { limit: number },
): Promise<{ id: number; name: string }[]> {
  requireRight(actor, "cart");
  const found = await Promise.all([
    listServedToday(actor, { limit }),
    listQuotedToday(actor, { limit }),
    read<{ id: number; at: Date }>(workedOnToday, [companyOf(actor), limit]),
  ]);
  const latest = found.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  const ids = [...new Set(latest.map(({ id }) => id))].slice(0, limit);
  const names = await nameCustomers(actor, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? "" }));
}
