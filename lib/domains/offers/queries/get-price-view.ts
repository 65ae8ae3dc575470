import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { hasRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import type { PriceView } from "../schema";

/** Whether the actor sees what articles cost the house and what suppliers have: who sells or chooses parts. */
export const seesSupply = (actor: Actor): boolean => hasRight(actor, "cart", "PartSelector");

/** The user's switch "the customer may look": `retail` keeps every purchase price on the server; so does the want of a right to them. */
export async function getPriceView(actor: Actor): Promise<PriceView> {
  requireUser(actor);
  if (!seesSupply(actor)) return "retail";
  if (userOf(actor) === null) return "both";
  const { prices } = await getUserSettings(actor);
  return prices === "retail" ? "retail" : "both";
}
