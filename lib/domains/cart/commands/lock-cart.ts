import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

/** A removed line stays a day under this name, so that the removal can be taken back. */
export const removed = "removed";

/** Makes moves and removals in one customer's cart wait for each other: two in opposite directions would block for good. */
export async function lockCart(actor: Actor, customerId: number, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const found = await tx.$queryRaw<unknown[]>`
    select id from customer where company_id = ${companyOf(actor)} and id = ${customerId} for no key update`;
  if (found.length === 0) throw notFound();
}
