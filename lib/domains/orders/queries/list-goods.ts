import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { orderChannels } from "../access";
import type { OrderedItem } from "../schema";

/** What a line of an order was of, for whom it was meant, and how many. */
export interface OrderedGoods {
  articleId: string;
  item: OrderedItem;
  quantity: number;
  vin: string | null;
  plate: string | null;
  ktype: number | null;
  fit: unknown;
}

const goods = {
  name: "order_goods",
  text: `select l.article_id as "articleId", l.item, l.quantity, l.vin, l.plate, l.ktype, l.fit
    from purchase_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = $1 and o.number = $2 and ($3::text[] is null or o.channel = any($3)) order by l.id`,
};

/** The goods of an order that the actor sees, for ordering them again. */
export async function listGoods(actor: Actor, { orderId }: { orderId: string }): Promise<OrderedGoods[]> {
  requireUser(actor);
  return read<OrderedGoods>(goods, [companyOf(actor), orderId, orderChannels(actor)]);
}
