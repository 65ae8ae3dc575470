import { listUpdatableStockGroups, requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { hasRight, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";

/** The channel that asks for a right of its own, and for no stock. */
export const techautoChannel = "Techauto";

/** 403 unless the actor may order from a channel: Techauto with its own right, others with cart and a stock to update. */
export async function requireOrdering(actor: Actor, { channel }: { channel: string }): Promise<void> {
  if (channel === techautoChannel) return requireRight(actor, "Techauto-app");
  requireRight(actor, "cart");
  if (userOf(actor) !== null) await requireStockUpdate(actor);
}

/** Of which channels the actor sees orders: null is all of them. */
export function orderChannels(actor: Actor): string[] | null {
  requireUser(actor);
  if (hasRight(actor, "cart")) return null;
  return hasRight(actor, "Techauto-app") ? [techautoChannel] : [];
}

/** Whether the actor may order from a channel, for what a page offers; any but Techauto unless named. */
export async function mayOrder(actor: Actor, { channel = "" }: { channel?: string } = {}): Promise<boolean> {
  requireUser(actor);
  if (channel === techautoChannel) return hasRight(actor, "Techauto-app");
  return hasRight(actor, "cart") && (await listUpdatableStockGroups(actor)).length > 0;
}
