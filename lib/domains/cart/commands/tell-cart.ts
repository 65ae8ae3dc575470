import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { nextEventId, publishAs } from "@/lib/platform/events/publish";

/** How many pieces the customer's cart holds after the writes of this transaction, told to all who see it; comes last. */
export async function tellCart(actor: Actor, customerId: number, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const id = await nextEventId(tx, companyId);
  const [sum] = await tx.$queryRaw<{ count: number }[]>`select coalesce(sum(quantity), 0)::int as count from cart_line
    where company_id = ${companyId} and customer_id = ${customerId} and tab = 'cart'`;
  const count = sum?.count ?? 0;
  await publishAs(tx, id, { kind: "Cart items", companyId, customerId, data: { customerId, count } });
  return count;
}
