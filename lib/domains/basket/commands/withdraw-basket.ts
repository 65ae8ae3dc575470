import { cancelOrder, requireCancelling, type CancelledLine } from "@/lib/domains/orders/commands/cancel-order";
import { getOrderHead } from "@/lib/domains/orders/queries/get-order";
import type { OrderStanding } from "@/lib/domains/orders/schema";
import { mostQuantity } from "@/lib/domains/cart/rules";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";

interface Withdrawal {
  orderId: string;
  key: string | null;
}

/**
 * Takes an order of the company itself back that Techauto does not have yet: its lines lie in the company's own basket
 * again, under new numbers, joined with what is there. 404 for a customer's order, 409 once it is sent.
 */
export async function withdrawBasket(actor: Actor, { orderId, key }: Withdrawal): Promise<OrderStanding> {
  requireUser(actor);
  const prepare = async () => {
    const head = await getOrderHead(actor, { orderId });
    if (head.customerId !== null) throw notFound();
    await requireCancelling(actor, head);
  };
  const write = async (_: unknown, tx: Tx): Promise<OrderStanding> => {
    const { lines } = await cancelOrder(actor, { orderId }, tx);
    await restoreLines(actor, lines, tx);
    return { orderId, state: "cancelled" };
  };
  return once(actor, { key, body: { change: "withdraw", orderId } }, { prepare, write });
}

/** In the order of their goods, so that two who bring the same back do not wait for each other. */
async function restoreLines(actor: Actor, lines: readonly CancelledLine[], tx: Tx): Promise<void> {
  await tx.$executeRaw`
    insert into basket_line as l (company_id, id, channel, make_id, goods, name, item, quantity, price_cents, deposit_cents, stock,
      note, priced_at, vin, ktype, plate, added_by)
    select ${companyOf(actor)}, nextval('cart_line_id_seq'), w.channel, w.make_id, w.article_id, w.name,
      '{"store": null, "detail": null}'::jsonb || (w.item - 'note'), w.quantity, w.price_cents, w.deposit_cents, w.stock,
      coalesce(w.item ->> 'note', ''), w.priced_at, w.vin, w.ktype, w.plate, ${userOf(actor)}::int
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) w (channel text, make_id int, article_id text, name text, item jsonb,
      quantity int, price_cents int, deposit_cents int, stock int, priced_at timestamptz, vin text, ktype int, plate text)
    order by w.article_id
    on conflict (company_id, list, channel, make_id, goods) do update
      set quantity = least(l.quantity + excluded.quantity, ${mostQuantity}), updated_at = now(),
        note = case when l.note = '' then excluded.note else l.note end`;
}
