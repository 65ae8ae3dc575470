import { companyOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { requireBasket } from "../access";

/** A removed line stays a day under this name, so that the removal can be taken back. */
export const removed = "removed";

/** How many pieces the basket holds after the writes of this transaction. */
export async function countPieces(actor: Actor, tx: Tx): Promise<number> {
  requireBasket(actor);
  const { _sum: sum } = await tx.basketLine.aggregate({
    where: { companyId: companyOf(actor), list: "basket" },
    _sum: { quantity: true },
  });
  return sum.quantity ?? 0;
}
