import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import type { PaymentState } from "../rules";

/** Nothing is owed for an order that is called off, and what was paid is given back; part of calling it off, its payment or not. */
export async function callOffPayment(actor: Actor, { orderNumber }: { orderNumber: string }, tx: Tx): Promise<void> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const [held] = await tx.$queryRaw<{ state: PaymentState }[]>`
    update payment set called_off_at = now(), updated_at = now()
    where company_id = ${companyId} and order_number = ${orderNumber} and called_off_at is null returning state`;
  if (!held) return;
  const detail = { number: orderNumber, kind: held.state };
  await audit(actor, tx, { action: "call-off", entity: "payment", entityId: orderNumber, detail });
  await publish(tx, { kind: "Payment", companyId, data: { orderNumber, state: held.state } });
}
