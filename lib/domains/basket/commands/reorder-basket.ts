import type { OrderedAgain } from "@/lib/domains/cart/schema";
import { getOrderHead } from "@/lib/domains/orders/queries/get-order";
import { listGoods, type OrderedGoods } from "@/lib/domains/orders/queries/list-goods";
import { companyOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { requireBasketUpdate } from "../access";
import { findBasketGoods, type PricedGoods } from "../queries/price-goods";
import { storeKey } from "../rules";
import type { KeptBasketItem } from "../schema";
import { putLine } from "./add-to-basket";

interface Reorder {
  orderId: string;
  key: string | null;
}

interface Line {
  name: string;
  note: string;
  /** Null for what Techauto sells no more. */
  priced: PricedGoods | null;
}

/**
 * Puts what the company ordered for itself into its own basket again, each at Techauto's price of now and with its note; what
 * is sold no more is named and left out. 404 for a customer's order.
 */
export async function reorderBasket(actor: Actor, { orderId, key }: Reorder): Promise<OrderedAgain> {
  await requireBasketUpdate(actor);
  const prepare = async () => {
    const { customerId } = await getOrderHead(actor, { orderId });
    if (customerId !== null) throw notFound();
    const goods = await listGoods(actor, { orderId });
    return Promise.all(goods.map((one) => priceAgain(actor, one)));
  };
  const write = async (lines: readonly Line[], tx: Tx): Promise<OrderedAgain> => {
    for (const { priced, note } of lines) if (priced) await putAgain(actor, { priced, note }, tx);
    const missing = lines.filter(({ priced }) => !priced).map(({ name }) => name);
    return { customerId: null, added: lines.length - missing.length, missing };
  };
  return once(actor, { key, body: { change: "again", basket: true, orderId } }, { prepare, write });
}

async function priceAgain(actor: Actor, { item, quantity, vin, plate, ktype }: OrderedGoods): Promise<Line> {
  const kept = item as unknown as KeptBasketItem & { note?: string };
  const id = kept.store === null ? (kept.id ?? 0) : storeKey(kept.store);
  const found = await findBasketGoods(actor, { id, view: "both" });
  const vehicle = { vin, plate, ktype, label: kept.vehicle, facts: null };
  return {
    name: `${kept.makeLabel} ${kept.number}`,
    note: kept.note ?? "",
    priced: found && found !== "no-price" ? { ...found, quantity, vehicle } : null,
  };
}

/** A note that a colleague has written to the same goods meanwhile stays. */
async function putAgain(actor: Actor, { priced, note }: { priced: PricedGoods; note: string }, tx: Tx): Promise<void> {
  const { id } = await putLine(actor, priced, tx);
  const where = { companyId: companyOf(actor), id, note: "" };
  if (note) await tx.basketLine.updateMany({ where, data: { note } });
}
