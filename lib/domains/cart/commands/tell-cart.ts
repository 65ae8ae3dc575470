import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";

/** How many pieces the customer's cart holds after the writes of this transaction, told to all who see it; comes last. */
export async function tellCart(actor: Actor, customerId: number, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const where = { companyId: companyOf(actor), customerId, tab: "cart" };
  const { _sum } = await tx.cartLine.aggregate({ where, _sum: { quantity: true } });
  const count = _sum.quantity ?? 0;
  await publish(tx, { kind: "Cart items", companyId: where.companyId, customerId, data: { customerId, count } });
  return count;
}
