import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { tellCustomer } from "./tell-customer";
import type { CustomerInput } from "../schema";

interface Change {
  clientId: number;
  info: CustomerInput;
}

/** Replaces the card of a customer. Quotes keep the card that they were made with. */
export async function updateCustomer(
  actor: Actor,
  { key, clientId, ...info }: CustomerInput & { clientId: number; key: string | null },
): Promise<{ clientId: number }> {
  requireRight(actor, "cart");
  const change = { clientId, info };
  const prepare = () => Promise.resolve(null);
  return once(actor, { key, body: change }, { prepare, write: (_, tx) => writeCard(actor, change, tx) });
}

async function writeCard(actor: Actor, { clientId, info }: Change, tx: Tx): Promise<{ clientId: number }> {
  const { count } = await tx.customer.updateMany({ where: { companyId: companyOf(actor), id: clientId }, data: info });
  if (count === 0) throw notFound();
  await audit(actor, tx, { action: "update", entity: "customer", entityId: clientId });
  await tellCustomer(actor, { customerId: clientId }, tx);
  return { clientId };
}
