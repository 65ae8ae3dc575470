import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { nextEventId, publishAs } from "@/lib/platform/events/publish";
import type { CartChange } from "@/lib/shared/live-events";

interface Told {
  customerId: number;
  /** Absent where the list is only to be read anew. */
  change?: CartChange;
  line?: number;
}

/** How many pieces the customer's cart holds after the writes of this transaction, and who wrote, told to all who see it; comes last. */
export async function tellCart(actor: Actor, { customerId, change, line }: Told, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const id = await nextEventId(tx, companyId);
  const [sum] = await tx.$queryRaw<{ count: number }[]>`select coalesce(sum(quantity), 0)::int as count from cart_line
    where company_id = ${companyId} and customer_id = ${customerId} and tab = 'cart'`;
  const count = sum?.count ?? 0;
  const data = { customerId, count, change, line: line ?? null, by: userOf(actor) };
  await publishAs(tx, id, { kind: "Cart items", companyId, customerId, data });
  return count;
}
