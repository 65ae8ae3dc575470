import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";

/** Tells the company's sellers that a customer opened the companion page. */
export async function announceCustomer(actor: Actor, { customerId }: { customerId: number }, tx?: Tx): Promise<void> {
  requireUser(actor);
  const event = { kind: "Customer connected", companyId: companyOf(actor), data: { customerId } } as const;
  await inTransaction(tx, (inner) => publish(inner, event));
}
