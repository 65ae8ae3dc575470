import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { countUse } from "@/lib/platform/counting/count-use";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { unprocessable } from "@/lib/platform/problems";
import { homeLanguage, textIn } from "@/lib/shared/languages";
import { settleNeed } from "../besides/commands";
import { priceItem, type PricedItem } from "../queries/price-item";
import { goodsKey, mostQuantity } from "../rules";
import type { AddItemInput, LineChange } from "../schema";
import { tellCart } from "./tell-cart";

/** Puts an article into a customer's cart, or raises the line that is there already; the price is the server's own. */
export async function addItem(
  actor: Actor,
  { key, ...input }: AddItemInput & { key: string | null },
): Promise<LineChange> {
  requireRight(actor, "cart");
  await requireStockUpdate(actor);
  return once(
    actor,
    { key, body: input },
    { prepare: () => priceItem(actor, input), write: (priced, tx) => putLine(actor, priced, tx) },
  );
}

/** The same for what is priced already, in the transaction of another verb. */
export async function putLine(actor: Actor, priced: PricedItem, tx: Tx): Promise<LineChange> {
  requireRight(actor, "cart");
  const { channel, offer, item, customerId } = priced;
  await followLine(actor, { goods: goodsKey(item), customerId, from: null, to: "cart" }, tx);
  const [line] = await upsertLine(companyOf(actor), priced, tx);
  if (!line) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
  const detail = {
    customerId,
    channel,
    articleId: goodsKey(item),
    priceCents: offer.netCents,
    quantity: line.quantity,
  };
  await audit(actor, tx, { action: "add", entity: "cart-line", entityId: line.id, detail });
  const { need, vehicle } = priced;
  if (need) await settleNeed(actor, { customerId, need, outcome: "added", vehicle }, tx);
  const count = await tellCart(actor, { customerId, change: "add", line: line.id }, tx);
  countUse(actor, { kind: "cart", ktype: priced.vehicle.ktype, amount: priced.quantity });
  return { ...line, count };
}

/** One statement, so that a hundred additions at once make one line of a hundred. */
function upsertLine(companyId: number, priced: PricedItem, tx: Tx): Promise<{ id: number; quantity: number }[]> {
  const { customerId, channel, quantity, item, offer, vehicle, fit } = priced;
  const { netCents, publicCents, currency } = offer;
  const deposit = offer.depositCents ?? 0;
  const single = item.unit === true;
  return tx.$queryRaw`
    insert into cart_line as l (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity,
      price_cents, public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit)
    values (${companyId}, ${customerId}, 'cart', ${channel}, ${item.makeId}, ${goodsKey(item)}, ${textIn(item.label, homeLanguage) ?? item.number},
      ${JSON.stringify(item)}::jsonb, ${quantity}, ${netCents}, ${publicCents}, ${deposit}, ${offer.quantity}, ${currency}, now(),
      ${vehicle.vin}, ${vehicle.ktype}, ${vehicle.plate}, ${fit && JSON.stringify(fit)}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
      set quantity = case when ${single} then 1 else l.quantity + ${quantity} end, price_cents = excluded.price_cents, public_cents = excluded.public_cents,
        deposit_cents = excluded.deposit_cents, stock = excluded.stock, priced_at = excluded.priced_at, updated_at = now(),
        also = cart_line_also(l, excluded)
      where ${single} or l.quantity + ${quantity} <= ${mostQuantity}
    returning id, quantity`;
}
