import { seenChannels, techautoChannel } from "@/lib/domains/payments/access";
import { listUpdatableStockGroups, requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { hasRight, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";

/** 403 unless the actor may order from a channel: Techauto with its own right, others with cart and a stock to update. */
export async function requireOrdering(actor: Actor, { channel }: { channel: string }): Promise<void> {
  if (channel === techautoChannel) return requireRight(actor, "Techauto-app");
  requireRight(actor, "cart");
  if (userOf(actor) !== null) await requireStockUpdate(actor);
}

/** Of which channels the actor sees orders: null is all of them. */
export const orderChannels = seenChannels;

/** Whether the actor may order from a channel, for what a page offers; any but Techauto unless named. */
export async function mayOrder(actor: Actor, { channel = "" }: { channel?: string } = {}): Promise<boolean> {
  requireUser(actor);
  if (channel === techautoChannel) return hasRight(actor, "Techauto-app");
  return hasRight(actor, "cart") && (await listUpdatableStockGroups(actor)).length > 0;
}
