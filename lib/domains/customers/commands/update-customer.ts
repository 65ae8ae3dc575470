import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { tellCustomer } from "./tell-customer";
import type { CustomerInput } from "../schema";

/** Replaces the card of a customer. Quotes keep the card that they were made with. */
export async function updateCustomer(
  actor: Actor,
  { clientId, ...info }: CustomerInput & { clientId: number },
  tx?: Tx,
): Promise<void> {
  requireUser(actor);
  const companyId = companyOf(actor);
  await inTransaction(tx, async (inner) => {
    const { count } = await inner.customer.updateMany({ where: { companyId, id: clientId }, data: info });
    if (count === 0) throw notFound();
    await audit(actor, inner, { action: "update", entity: "customer", entityId: clientId });
    await tellCustomer(actor, { customerId: clientId }, inner);
  });
}
