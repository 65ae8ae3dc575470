import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";

export const mayReadBasket = (actor: Actor): boolean => hasRight(actor, "cart") && hasRight(actor, "Techauto-app");

/** First line of verbs that show the company's own basket: 403 without the cart or without Techauto-app. */
export function requireBasket(actor: Actor): void {
  if (!mayReadBasket(actor))
    throw new Problem(403, "basket-closed", "The company's own basket needs the rights cart and Techauto-app.");
}

/** First line of verbs that change it: a stock group that the user may update besides. */
export async function requireBasketUpdate(actor: Actor): Promise<void> {
  requireBasket(actor);
  await requireStockUpdate(actor);
}
