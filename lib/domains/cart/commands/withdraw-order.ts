import { cancelOrder, requireCancelling, type CancelledLine } from "@/lib/domains/orders/commands/cancel-order";
import { getOrderHead } from "@/lib/domains/orders/queries/get-order";
import type { OrderStanding } from "@/lib/domains/orders/schema";
import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { unprocessable } from "@/lib/platform/problems";
import { mostQuantity } from "../rules";
import { lockCart } from "./lock-cart";
import { tellCart } from "./tell-cart";

/**
 * Takes an order back that no supplier has yet: its lines stand in the customer's cart again, under new numbers, joined with
 * what is there. 409 once it is sent.
 */
export async function withdrawOrder(
  actor: Actor,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<OrderStanding> {
  requireUser(actor);
  return once(
    actor,
    { key, body: { change: "withdraw", orderId } },
    {
      async prepare() {
        const head = await getOrderHead(actor, { orderId });
        await requireCancelling(actor, head);
        return head.customerId;
      },
      write: (customerId, tx) => writeWithdrawal(actor, { orderId, customerId }, tx),
    },
  );
}

async function writeWithdrawal(
  actor: Actor,
  { orderId, customerId }: { orderId: string; customerId: number | null },
  tx: Tx,
): Promise<OrderStanding> {
  // The cart first, as everybody takes both in this order.
  if (customerId !== null) await lockCart(actor, customerId, tx);
  const { lines } = await cancelOrder(actor, { orderId }, tx);
  if (customerId !== null) await restore(actor, { customerId, lines }, tx);
  return { orderId, state: "cancelled" };
}

async function restore(
  actor: Actor,
  { customerId, lines }: { customerId: number; lines: readonly CancelledLine[] },
  tx: Tx,
): Promise<void> {
  for (const goods of lines.map((line) => line.article_id).toSorted())
    await followLine(actor, { goods, customerId, from: "order", to: "cart" }, tx);
  const restored = await tx.$executeRaw`
    insert into cart_line as l (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also)
    select ${companyOf(actor)}, ${customerId}, 'cart', channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, coalesce(also, '[]')
    from jsonb_populate_recordset(null::cart_line, ${JSON.stringify(lines)}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
      set quantity = case when l.article_id like 'pre-%' then 1 else l.quantity + excluded.quantity end, updated_at = now(),
        also = cart_line_also(l, excluded)
      where l.quantity + excluded.quantity <= ${mostQuantity}`;
  if (restored < lines.length) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
  await tellCart(actor, { customerId, change: "restore" }, tx);
}
