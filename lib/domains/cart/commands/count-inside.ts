import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";

/** How many pieces the customer's cart holds after the writes of this transaction. */
export async function countInside(actor: Actor, customerId: number, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const where = { companyId: companyOf(actor), customerId, tab: "cart" };
  const { _sum } = await tx.cartLine.aggregate({ where, _sum: { quantity: true } });
  return _sum.quantity ?? 0;
}
