import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/problems";
import { requireOrdering } from "../access";
import { changeState, changeTransmission, holdOrder, type HeldOrder } from "./hold-order";
import { withdrawable } from "../rules";
import { noteOrder } from "./note-order";

/** What an order had of its lines when it was withdrawn, as a cart keeps lines. */
export type CancelledLine = Record<string, unknown> & { id: number; article_id: string };

export interface CancelledOrder {
  order: HeldOrder;
  lines: CancelledLine[];
}

/** 403 for whom the order's channel is closed; before the transaction of `cancelOrder`. */
export const requireCancelling = requireOrdering;

/**
 * Takes an order back that no supplier has yet: one that waits to leave, that is told by telephone, was refused, or comes
 * from the own stock. 409 once it is sent, and once pieces of it have arrived. Whoever calls it gives the lines back to
 * their cart in the same transaction.
 */
export async function cancelOrder(actor: Actor, { orderId }: { orderId: string }, tx: Tx): Promise<CancelledOrder> {
  requireUser(actor);
  const order = await holdOrder(actor, { orderId }, tx);
  if (order.state === "cancelled") throw conflict("order-cancelled", "The order is withdrawn already.");
  const state = await changeState(actor, order, "cancel", tx);
  await changeTransmission(actor, { id: order.id, from: withdrawable, to: "withdrawn" }, tx);
  const lines = await tx.$queryRaw<{ line: CancelledLine }[]>`
    select to_jsonb(l) || jsonb_build_object('currency', o.currency, 'channel', o.channel) as line
    from order_line l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${companyOf(actor)} and l.order_id = ${order.id} order by l.id`;
  const { id, number, customerId } = order;
  await callOffPayment(actor, { orderNumber: number }, tx);
  await noteOrder(actor, { orderId: id, number, customerId, kind: "withdrawn", state, action: "withdraw" }, tx);
  return { order, lines: lines.map(({ line }) => line) };
}
