import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { placeOrder } from "@/lib/domains/orders/commands/place-order";
import { makePayment } from "@/lib/domains/payments/commands/make-payment";
import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict } from "@/lib/platform/problems";
import { endJobs } from "../besides/commands";
import { billOf, type Bill } from "../queries/bill-of-store";
import { draftSupplierOrders, type SupplierDraft } from "../queries/draft-orders";
import type { OrdersMade, OrderLinesInput } from "../schema";
import { lockCart } from "./lock-cart";
import { tellCart } from "./tell-cart";

/**
 * Orders lines of a customer's cart as the seller saw them: one order per supplier and currency, all of them or none. 409
 * with what is different where a line, its quantity or its price is not what was seen.
 */
export async function orderLines(
  actor: Actor,
  { key, ...input }: OrderLinesInput & { key: string | null },
): Promise<OrdersMade> {
  requireRight(actor, "cart");
  const lineIds = input.lines.map(({ id }) => id);
  return once(
    actor,
    { key, body: input },
    {
      async prepare() {
        const { customerId } = input;
        const [drafts] = await Promise.all([
          draftSupplierOrders(actor, { customerId, lineIds }),
          getCustomerName(actor, { customerId }),
        ]);
        requireSeen(drafts, input);
        return Promise.all(drafts.map(async (draft) => ({ ...draft, bill: await billOf(actor, draft) })));
      },
      write: (drafts, tx) => writeOrders(actor, { customerId: input.customerId, drafts }, tx),
    },
  );
}

function requireSeen(drafts: readonly SupplierDraft[], { lines }: OrderLinesInput): void {
  const found = new Map(drafts.flatMap((draft) => draft.lines.map((line) => [line.id, line] as const)));
  const changed = lines.filter(({ id, quantity, price }) => {
    const line = found.get(id);
    return line?.quantity !== quantity || (price !== null && line.priceCents !== price);
  });
  if (changed.length > 0) throw cartChanged(changed.map(({ id }) => id));
}

const cartChanged = (lines: number[]) => conflict("cart-changed", "The cart or its prices have changed.", { lines });

type BilledDraft = SupplierDraft & { bill: Bill | null };

async function writeOrders(
  actor: Actor,
  { customerId, drafts }: { customerId: number; drafts: readonly BilledDraft[] },
  tx: Tx,
): Promise<OrdersMade> {
  await lockCart(actor, customerId, tx);
  const lines = drafts.flatMap((draft) => draft.lines);
  // In one order, so that two orders of the same units do not wait for each other.
  for (const goods of lines.map(({ articleId }) => articleId).toSorted())
    await followLine(actor, { goods, customerId, from: "cart", to: "order" }, tx);
  const gone = await tx.$queryRaw<{ id: number }[]>`
    delete from cart_line c using unnest(${lines.map(({ id }) => id)}::int[], ${lines.map((line) => line.quantity)}::int[]) s (id, quantity)
    where c.company_id = ${companyOf(actor)} and c.customer_id = ${customerId} and c.tab = 'cart'
      and c.id = s.id and c.quantity = s.quantity returning c.id`;
  if (gone.length < lines.length) {
    const left = new Set(gone.map(({ id }) => id));
    throw cartChanged(lines.map(({ id }) => id).filter((id) => !left.has(id)));
  }
  const placed: OrdersMade["orders"] = [];
  for (const { ground, currency, lines: own, arrival, bill } of drafts) {
    const made = await placeOrder(actor, { ground, currency, source: "cart", lines: own, arrival }, tx);
    if (bill) await makePayment(actor, { ...bill, orderNumber: made.orderId }, tx);
    placed.push({ orderId: made.orderId, channel: made.channel, currency: made.currency });
  }
  await endJobs(actor, { customerId }, tx);
  return { orders: placed, count: await tellCart(actor, { customerId, change: "order" }, tx) };
}
