import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { hasRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import type { PriceView } from "../schema";

/** The user's switch "the customer may look": `retail` keeps every purchase price on the server. */
export async function getPriceView(actor: Actor): Promise<PriceView> {
  requireUser(actor);
  if (userOf(actor) === null) return "both";
  const { prices } = await getUserSettings(actor);
  return prices === "retail" ? "retail" : "both";
}

/** Whether the actor sees what articles cost the house and what suppliers have: who sells or chooses parts. */
export const seesSupply = (actor: Actor): boolean => hasRight(actor, "cart", "PartSelector");

/** The prices of articles and offers that the actor sees: the switch, and the public ones alone for who sees no supply. */
export async function getSupplyView(actor: Actor): Promise<PriceView> {
  requireUser(actor);
  return seesSupply(actor) ? getPriceView(actor) : "retail";
}
