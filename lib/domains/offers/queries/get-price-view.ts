import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import type { PriceView } from "../schema";

/** The user's switch "the customer may look": `retail` keeps every purchase price on the server. */
export async function getPriceView(actor: Actor): Promise<PriceView> {
  requireUser(actor);
  if (userOf(actor) === null) return "both";
  const { prices } = await getUserSettings(actor);
  return prices === "retail" ? "retail" : "both";
}
