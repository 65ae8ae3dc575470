import { companyOf, requireCustomer, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";

/** Whether the actor's company has the customer, as the transaction sees it. */
export async function isCustomer(actor: Actor, { customerId }: { customerId: number }, tx: Tx): Promise<boolean> {
  requireCustomer(actor, customerId, "cart");
  const where = { companyId_id: { companyId: companyOf(actor), id: customerId } };
  return (await tx.customer.findUnique({ where, select: { id: true } })) !== null;
}
