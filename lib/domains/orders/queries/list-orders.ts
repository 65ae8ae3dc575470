import { customerLabel } from "@/lib/domains/customers/rules";
import type { CustomerWords } from "@/lib/domains/customers/schema";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { storable } from "@/lib/shared/compact";
import { orderChannels } from "../access";
import type { OrderList, OrderRow, OrderSearch } from "../schema";

/** What a row of a list says of an order; o is the order and t its transmission. */
const page = {
  name: "order_page",
  text: `select o.number as "orderId", o.net_cents + o.deposit_cents + o.vat_cents as total, o.currency,
      to_char(t.sent_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS') as "dateSent", o.placed_at as "placedAt", o.state,
      t.state as transmission, t.fault, o.channel, o.customer_id as "customerId",
      o.buyer, s.lines, s.pieces, o.arrival_on as "arrivalOn", o.arrival_hour as "arrivalHour"
    from purchase_order o
      join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
      cross join lateral (select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces from order_line l
        where l.company_id = $1 and l.order_id = o.id) s
    where o.company_id = $1 and ($2::text[] is null or o.channel = any($2)) and ($3::text is null or o.state = $3)
      and ($4::text is null or o.channel = $4) and ($5::int is null or o.customer_id = $5)
      and ($6::text is null or o.id < (select a.id from purchase_order a where a.company_id = $1 and a.number = $6))
      and ($7 = '' or position($7 in lower(o.number)) > 0 or position($7 in lower(coalesce(t.supplier_number, ''))) > 0
        or position(unaccent($7) in unaccent(lower(concat_ws(' ', o.buyer ->> 'company', o.buyer ->> 'firstname', o.buyer ->> 'name')))) > 0
        or exists (select from order_line l where l.company_id = $1 and l.order_id = o.id
          and position($7 in lower(concat_ws(' ', l.item ->> 'number', l.plate))) > 0))
    order by o.id desc limit $8`,
};

type Row = Omit<OrderRow, "placedAt" | "seller" | "buyer"> & { placedAt: Date; buyer: CustomerWords };

/**
 * Orders of the company that the actor may see, newest first, by state, supplier, customer, number, reference or plate;
 * `next` continues the list. Techauto's alone without the right cart.
 */
export async function listOrders(actor: Actor, wanted: OrderSearch): Promise<OrderList> {
  requireUser(actor);
  const { search, state, channel, customerId, after, limit } = wanted;
  const words = storable(search) ? search.trim().toLowerCase().replace(/\s+/g, " ") : "";
  const [rows, view] = await Promise.all([
    read<Row>(page, [
      ...[companyOf(actor), orderChannels(actor), state ?? null, channel ?? null, customerId ?? null, after ?? null],
      ...[words, limit + 1],
    ]),
    getPriceView(actor),
  ]);
  const sellers = await findSellers(actor, { channels: rows.map((row) => row.channel) });
  const orders = rows.slice(0, limit).map((row) => ({
    ...row,
    buyer: customerLabel(row.buyer),
    seller: sellers.get(row.channel)?.name ?? null,
    total: view === "retail" ? null : row.total,
    placedAt: row.placedAt.toISOString(),
  }));
  return { orders, next: rows.length > limit ? (orders.at(-1)?.orderId ?? null) : null };
}
