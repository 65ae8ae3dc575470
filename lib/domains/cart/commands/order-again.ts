import { getOrderHead } from "@/lib/domains/orders/queries/get-order";
import { listGoods, type OrderedGoods } from "@/lib/domains/orders/queries/list-goods";
import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { once } from "@/lib/platform/idempotency";
import { Problem, unprocessable } from "@/lib/platform/problems";
import { findGoods } from "../queries/find-goods";
import type { PricedItem } from "../queries/price-item";
import type { KeptItem, OrderedAgain } from "../schema";
import { putLine } from "./add-item";

/**
 * Puts what was ordered once into the customer's cart again, each at its supplier's price of now; what nobody sells any more
 * is named and left out. 422 for an order that is no customer's.
 */
export async function orderAgain(
  actor: Actor,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<OrderedAgain> {
  requireRight(actor, "cart");
  await requireStockUpdate(actor);
  return once(
    actor,
    { key, body: { change: "again", orderId } },
    {
      async prepare() {
        const { customerId, channel } = await getOrderHead(actor, { orderId });
        if (customerId === null) throw unprocessable("no-customer", "The order is the company's own.");
        const goods = await listGoods(actor, { orderId });
        const lines = await Promise.all(goods.map((one) => priceAgain(actor, { one, customerId, channel })));
        return { customerId, lines };
      },
      async write({ customerId, lines }, tx) {
        const missing: string[] = [];
        let added = 0;
        for (const { priced, name } of lines)
          if (priced) {
            await putLine(actor, priced, tx);
            added += 1;
          } else missing.push(name);
        return { customerId, added, missing };
      },
    },
  );
}

interface Again {
  one: OrderedGoods;
  customerId: number;
  channel: string;
}

async function priceAgain(
  actor: Actor,
  { one, customerId, channel }: Again,
): Promise<{ name: string; priced: PricedItem | null }> {
  const { articleId, quantity, vin, plate, ktype, fit } = one;
  const kept = one.item as unknown as KeptItem;
  const name = `${kept.makeLabel} ${kept.number}`;
  const id = /^\d+$/.test(articleId) ? Number(articleId) : articleId;
  const goods = await findGoods(actor, { id, channel }).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  const netCents = goods?.offer?.netCents;
  if (!goods?.offer || !netCents) return { name, priced: null };
  const vehicle = { vin, plate, ktype, label: kept.vehicle, facts: null };
  const item = { ...goods.item, partType: goods.partType ?? kept.partType, vehicle: kept.vehicle };
  const proof = fit as PricedItem["fit"];
  return {
    name,
    priced: {
      ...{ customerId, channel, quantity, item, vehicle, fit: proof },
      offer: { ...goods.offer, netCents },
    },
  };
}
