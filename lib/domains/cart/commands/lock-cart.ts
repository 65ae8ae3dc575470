import { lockCustomer } from "@/lib/domains/customers/commands/lock-customer";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";

/** A removed line stays a day under this name, so that the removal can be taken back. */
export const removed = "removed";

/** Makes moves and removals in one customer's cart wait for each other: two in opposite directions would block for good. */
export async function lockCart(actor: Actor, customerId: number, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  await lockCustomer(actor, { customerId }, tx);
}
