import { mostQuantity } from "@/lib/domains/cart/rules";
import type { LineChange } from "@/lib/domains/cart/schema";
import { mostLines } from "@/lib/domains/orders/rules";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { unprocessable } from "@/lib/platform/problems";
import { homeLanguage, textIn } from "@/lib/shared/languages";
import { requireBasketUpdate } from "../access";
import { priceGoods, type BasketInput, type PricedGoods } from "../queries/price-goods";
import { basketChannel } from "../place";
import { countPieces } from "./count-pieces";

/** Puts goods of Techauto into the company's own basket, or raises the line that is there already; the price is the server's own. */
export async function addToBasket(
  actor: Actor,
  { key, ...input }: BasketInput & { key: string | null },
): Promise<LineChange> {
  await requireBasketUpdate(actor);
  return once(
    actor,
    { key, body: { basket: true, ...input } },
    { prepare: () => priceGoods(actor, input), write: (priced, tx) => putLine(actor, priced, tx) },
  );
}

/** Part of adding: the line and its trace. */
export async function putLine(actor: Actor, priced: PricedGoods, tx: Tx): Promise<LineChange> {
  const [line] = await upsertLine(actor, priced, tx);
  if (!line) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
  if ((await tx.basketLine.count({ where: { companyId: companyOf(actor), list: "basket" } })) > mostLines)
    throw unprocessable("basket-full", `The basket holds at most ${mostLines} lines, as an order does.`);
  const { goods, priceCents } = priced;
  const detail = { reference: goods, channel: basketChannel, priceCents, quantity: line.quantity };
  await audit(actor, tx, { action: "add", entity: "basket-line", entityId: line.id, detail });
  return { ...line, count: await countPieces(actor, tx) };
}

/** One statement, so that a hundred additions at once make one line of a hundred. */
function upsertLine(actor: Actor, priced: PricedGoods, tx: Tx): Promise<{ id: number; quantity: number }[]> {
  const { goods, item, quantity, priceCents, depositCents, stock, vehicle } = priced;
  const name = textIn(item.label, homeLanguage) ?? item.number;
  const kept = JSON.stringify({ ...item, vehicle: vehicle.label });
  return tx.$queryRaw`
    insert into basket_line as l (company_id, id, channel, make_id, goods, name, item, quantity, price_cents, deposit_cents, stock,
      priced_at, vin, ktype, plate, added_by)
    values (${companyOf(actor)}, nextval('cart_line_id_seq'), ${basketChannel}, ${item.makeId}, ${goods}, ${name}, ${kept}::jsonb, ${quantity},
      ${priceCents}, ${depositCents}, ${stock}, now(), ${vehicle.vin}, ${vehicle.ktype}, ${vehicle.plate}, ${userOf(actor)})
    on conflict (company_id, list, channel, make_id, goods) do update
      set quantity = l.quantity + excluded.quantity, price_cents = excluded.price_cents, deposit_cents = excluded.deposit_cents,
        stock = excluded.stock, priced_at = excluded.priced_at, updated_at = now()
      where l.quantity + excluded.quantity <= ${mostQuantity}
    returning id, quantity`;
}
