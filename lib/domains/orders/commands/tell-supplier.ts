import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { requireOrdering } from "../access";
import { getOrderHead } from "../queries/get-order";
import type { OrderStanding } from "../schema";
import { changeState, changeTransmission, holdOrder } from "./hold-order";
import { noteOrder } from "./note-order";

/** What is told by telephone; where nobody answers for a channel any more, also what was to leave by itself. */
const tellable = ["telephone", "refused", "told"] as const;

interface Told {
  orderId: string;
  /** The supplier's own number, where it told one. */
  supplierNumber: string;
  key: string | null;
}

/** A seller says that the supplier has taken an order by telephone. 409 for one that leaves by itself. */
export async function tellSupplier(actor: Actor, { key, ...told }: Told): Promise<OrderStanding> {
  requireUser(actor);
  return once(
    actor,
    { key, body: { change: "told", ...told } },
    {
      prepare: async () => requireOrdering(actor, await getOrderHead(actor, told)),
      write: (_, tx) => writeTold(actor, told, tx),
    },
  );
}

async function writeTold(actor: Actor, { orderId, supplierNumber }: Omit<Told, "key">, tx: Tx): Promise<OrderStanding> {
  const order = await holdOrder(actor, { orderId }, tx);
  const { id, number, customerId } = order;
  const from = order.fault === "gone" ? ([...tellable, "waiting", "unknown"] as const) : tellable;
  await changeTransmission(actor, { id, from, to: "told" }, tx);
  await tx.$executeRaw`
    update order_transmission set supplier_number = coalesce(nullif(${supplierNumber}, ''), supplier_number), fault = null,
      sent_at = coalesce(sent_at, now())
    where company_id = ${companyOf(actor)} and order_id = ${id}`;
  const state = order.state === "placed" ? await changeState(actor, order, "confirm", tx) : order.state;
  await noteOrder(
    actor,
    { orderId: id, number, customerId, kind: "told", state, note: supplierNumber, action: "change" },
    tx,
  );
  return { orderId: number, state };
}
