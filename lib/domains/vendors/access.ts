import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { pageRights } from "@/lib/shared/page-rights";

/** First line of what binds the actor's company as a vendor: the right of the page of its store. */
export const requireMerchant = (actor: Actor): void => requireRight(actor, ...pageRights("/vendor"));

/** Whether the actor admits vendors: an administrator of the house that runs the portal. */
export const admitsVendors = (actor: Actor): boolean =>
  companyOf(actor) === defaultCompanyId && hasRight(actor, ...pageRights("/vendors"));

/** First line of what admits vendors: 403 without the right, and to administrators of other companies nothing is there (404). */
export function requireAdmitter(actor: Actor): void {
  requireRight(actor, ...pageRights("/vendors"));
  if (!admitsVendors(actor)) throw notFound();
}
