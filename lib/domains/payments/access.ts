import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";

/** The channel that asks for a right of its own, and for no stock. */
export const techautoChannel = "Techauto";

/** Of which channels the actor sees what was ordered and is paid: null is all of them. */
export function seenChannels(actor: Actor): string[] | null {
  requireUser(actor);
  if (hasRight(actor, "cart")) return null;
  return hasRight(actor, "Techauto-app") ? [techautoChannel] : [];
}
