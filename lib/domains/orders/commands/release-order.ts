import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { noteOrder } from "./note-order";
import type { OrderState } from "../rules";

/** Lets an order leave that was held in the outbox, as when its money is there; nothing for one that is not held. */
export async function releaseOrder(actor: Actor, { orderNumber }: { orderNumber: string }, tx: Tx): Promise<void> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const [order] = await tx.$queryRaw<{ id: number; customerId: number | null; state: OrderState }[]>`
    update order_transmission t set state = 'waiting', due_at = now() from purchase_order o
    where o.company_id = ${companyId} and o.number = ${orderNumber} and t.company_id = o.company_id and t.order_id = o.id
      and t.state = 'held'
    returning o.id, o.customer_id as "customerId", o.state`;
  if (!order) return;
  const { id, customerId, state } = order;
  await noteOrder(
    actor,
    { orderId: id, number: orderNumber, customerId, kind: "released", state, action: "change" },
    tx,
  );
}
