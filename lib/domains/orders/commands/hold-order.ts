import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { orderChannels } from "../access";
import { next, type OrderHappening, type OrderState } from "../rules";
import type { TransmissionState } from "../schema";

export interface HeldOrder {
  id: number;
  number: string;
  customerId: number | null;
  channel: string;
  state: OrderState;
  source: string;
  transmission: TransmissionState;
  /** Why the supplier has not taken it. */
  fault: string | null;
}

/** An order for a change: the next one who wants it waits until this transaction ends. 404 for one that the actor does not see. */
export async function holdOrder(actor: Actor, { orderId }: { orderId: string }, tx: Tx): Promise<HeldOrder> {
  requireUser(actor);
  const channels = orderChannels(actor);
  const companyId = companyOf(actor);
  const [order] = await tx.$queryRaw<Omit<HeldOrder, "transmission" | "fault">[]>`
    select id, number, customer_id as "customerId", channel, state, source from purchase_order
    where company_id = ${companyId} and number = ${orderId}
      and (${channels}::text[] is null or channel = any(${channels}::text[])) for update`;
  if (!order) throw notFound();
  const where = { companyId_orderId: { companyId, orderId: order.id } };
  const sent = await tx.orderTransmission.findUniqueOrThrow({ where, select: { state: true, fault: true } });
  return { ...order, transmission: sent.state as TransmissionState, fault: sent.fault };
}

/** The state that follows, written where the order still has the one that was judged; 409 where nothing of the kind can happen. */
export async function changeState(
  actor: Actor,
  { id, state }: Pick<HeldOrder, "id" | "state">,
  happening: OrderHappening,
  tx: Tx,
): Promise<OrderState> {
  requireUser(actor);
  const after = next(state, happening);
  if (after === null) throw conflict("order-state", "The order has gone on in the meantime.", { state });
  const where = { companyId: companyOf(actor), id, state };
  const { count } = await tx.purchaseOrder.updateMany({ where, data: { state: after, updatedAt: new Date() } });
  if (count === 0) throw conflict("order-state", "The order has gone on in the meantime.", { state });
  return after;
}

/** The transmission's state that follows the one that was read; 409 where it has gone on, as when the order was sent. */
export async function changeTransmission(
  actor: Actor,
  { id, from, to }: { id: number; from: readonly TransmissionState[]; to: TransmissionState },
  tx: Tx,
): Promise<void> {
  requireUser(actor);
  const where = { companyId: companyOf(actor), orderId: id, state: { in: [...from] } };
  const { count } = await tx.orderTransmission.updateMany({ where, data: { state: to, dueAt: null } });
  if (count === 0) throw conflict("order-sent", "The order is on its way to the supplier already.");
}
