import "server-only";
import { redirect } from "next/navigation";
import { getBasket } from "@/lib/domains/basket/queries/get-basket";
import type { Basket } from "@/lib/domains/basket/schema";
import { findCheckout, type Draft } from "@/lib/domains/checkout/queries/find-checkout";
import { stepOf, stepPaths, type CheckoutStep } from "@/lib/domains/checkout/rules";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import type { Actor } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export interface OpenCheckout {
  actor: Actor;
  draft: Draft;
  basket: Basket;
  /** Why nothing can be ordered; null where it can. */
  closed: "empty" | "hidden" | "mayNot" | null;
}

/** What a step of the checkout shows; one that is not prepared for leads back to the step that is missing. */
export async function openCheckout(step: CheckoutStep): Promise<OpenCheckout> {
  const actor = await requireActorAt("/checkout");
  const lang = await pageLanguage();
  const [draft, basket, groups] = await Promise.all([
    findCheckout(actor),
    getBasket(actor, { lang }),
    listUpdatableStockGroups(actor),
  ]);
  const closed =
    groups.length === 0 ? "mayNot" : basket.lines.length === 0 ? "empty" : basket.totals === null ? "hidden" : null;
  const at = stepOf(step, { hasAddress: draft.address !== null, hasMethod: draft.method !== null });
  if (closed === null && at !== step) redirect(stepPaths[at]);
  return { actor, draft, basket, closed };
}
