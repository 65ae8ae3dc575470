import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { orderChannels } from "../access";

/** An order that its supplier refused lately. */
export interface Refusal {
  orderId: string;
  customerId: number | null;
  channel: string;
  /** The supplier's words. */
  reason: string;
  /** Whether nothing of it was ordered again since. */
  isOpen: boolean;
  /** How its lines come back into the cart: it is withdrawn, or ordered again where its refusal has ended it. */
  back: "withdraw" | "again";
  articleIds: string[];
}

const refusals = {
  name: "order_refusals",
  text: `select o.number as "orderId", o.customer_id as "customerId", o.channel, coalesce(t.fault, '') as reason,
      t.state = 'refused' and not exists (select from purchase_order n join order_line l on l.company_id = n.company_id and l.order_id = n.id
        where n.company_id = o.company_id and n.customer_id = o.customer_id and n.id > o.id and l.article_id in (select w.article_id
          from order_line w where w.company_id = o.company_id and w.order_id = o.id)) as "isOpen",
      case o.state when 'cancelled' then 'again' else 'withdraw' end as back,
      (select json_agg(distinct l.article_id) from order_line l where l.company_id = o.company_id and l.order_id = o.id) as "articleIds"
    from purchase_order o join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
    where o.company_id = $1 and ($2::text[] is null or o.channel = any($2)) and o.placed_at > now() - interval '30 days'
      and exists (select from order_event e where e.company_id = o.company_id and e.order_id = o.id and e.kind = 'refused'
        and e.created_at > now() - interval '1 day')
    order by o.id`,
};

/** The orders of the company that suppliers refused within a day: what was refused is not asked for there again. */
export async function listRefusals(actor: Actor): Promise<Refusal[]> {
  requireRight(actor, "cart");
  return read<Refusal>(refusals, [companyOf(actor), orderChannels(actor)]);
}
