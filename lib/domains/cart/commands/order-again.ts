import { getOrderHead } from "@/lib/domains/orders/queries/get-order";
import { listGoods } from "@/lib/domains/orders/queries/list-goods";
import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { once } from "@/lib/platform/idempotency";
import { unprocessable } from "@/lib/platform/problems";
import { priceAgain } from "../queries/price-again";
import type { OrderedAgain } from "../schema";
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
