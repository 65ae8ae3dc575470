import { companyOf, requireCustomer, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";

/** Tells all who see the customer's card to read it anew; comes last in the transaction. */
export async function tellCustomer(actor: Actor, { customerId }: { customerId: number }, tx: Tx): Promise<void> {
  requireCustomer(actor, customerId, "cart");
  await publish(tx, { kind: "Customer data", companyId: companyOf(actor), customerId, data: { customerId } });
}
