import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { denied, notFound } from "@/lib/platform/problems";
import { pageRights } from "@/lib/shared/page-rights";

/** First line of what belongs to the actor's own conversation: who they are. */
export function requireWriter(actor: Actor): number {
  requireRight(actor, "Chatwoot");
  const userId = userOf(actor);
  if (userId === null) throw denied();
  return userId;
}

/** Whether the actor answers everybody's conversations: an administrator of the house that runs the portal. */
export const answersChats = (actor: Actor): boolean =>
  companyOf(actor) === defaultCompanyId && hasRight(actor, ...pageRights("/conversations"));

/** First line of what reads and answers everybody's: 403 without the right, and to administrators of other companies nothing is there (404). */
export function requireAnswerer(actor: Actor): void {
  requireRight(actor, ...pageRights("/conversations"));
  if (!answersChats(actor)) throw notFound();
}
