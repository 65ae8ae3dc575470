import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { textIn, type Language } from "@/lib/shared/languages";
import { orderChannels } from "../access";
import type { Order, OrderEvent, OrderedItem, OrderLine } from "../schema";

const head = {
  name: "order_head",
  text: `select id, channel, customer_id as "customerId" from purchase_order
    where company_id = $1 and number = $2 and ($3::text[] is null or channel = any($3))`,
};

const byNumber = {
  name: "order_by_number",
  text: `select o.number as "orderId", o.net_cents + o.deposit_cents + o.vat_cents as total, o.currency,
      to_char(t.sent_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS') as "dateSent", o.placed_at as "placedAt", o.state,
      t.state as transmission, t.fault, o.channel, o.customer_id as "customerId", o.arrival_on as "arrivalOn",
      o.arrival_hour as "arrivalHour", o.net_cents as "netCents", o.deposit_cents as "depositCents", o.vat_cents as "vatCents",
      o.rate_bp as "rateBp", o.buyer, o.deliver_to as "deliverTo", o.quote_id as "quoteId", o.source,
      t.supplier_number as "supplierNumber", case when t.state = 'waiting' then t.due_at end as "leavesAt",
      (select coalesce(json_agg(json_build_object('id', l.id, 'item', l.item, 'articleId', l.article_id, 'price', l.price_cents,
          'depositCents', l.deposit_cents, 'stock', l.stock, 'plate', l.plate, 'quantity', l.quantity, 'shipped', l.shipped,
          'waiting', l.waiting, 'counter', l.counter, 'underway', l.underway, 'handed', l.handed, 'returned', l.returned,
          'oldParts', l.old_parts) order by l.id), '[]')
        from order_line l where l.company_id = o.company_id and l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'state', e.state, 'at', e.created_at,
          'lineId', e.line_id, 'pieces', e.pieces, 'depositCents', e.deposit_cents, 'note', e.note, 'reason', e.reason, 'userId', e.user_id)
          order by e.id), '[]')
        from order_event e where e.company_id = o.company_id and e.order_id = o.id) as events
    from purchase_order o join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
    where o.company_id = $1 and o.number = $2 and ($3::text[] is null or o.channel = any($3))`,
};

interface Wanted {
  orderId: string;
}

/** Which order a number names; 404 for one that the actor does not see. */
export async function getOrderHead(
  actor: Actor,
  { orderId }: Wanted,
): Promise<{ id: number; channel: string; customerId: number | null }> {
  requireUser(actor);
  const [row] = await read<{ id: number; channel: string; customerId: number | null }>(head, [
    ...[companyOf(actor), orderId, orderChannels(actor)],
  ]);
  if (!row) throw notFound();
  return row;
}

type OfItem = "reference" | "brand" | "label" | "detail" | "note" | "genartId" | "vehicle";
type RowLine = Omit<OrderLine, OfItem> & { item: OrderedItem };
type Row = Omit<Order, "seller" | "placedAt" | "leavesAt" | "lines"> & {
  placedAt: Date;
  leavesAt: Date | null;
  lines: RowLine[];
  events: OrderEvent[];
};

/** An order with its lines and its history; null for one that the actor does not see. Without purchase prices while the customer looks. */
export async function findOrder(actor: Actor, { orderId, lang }: Wanted & { lang: Language }): Promise<Order | null> {
  requireUser(actor);
  const [[row], view] = await Promise.all([
    read<Row>(byNumber, [companyOf(actor), orderId, orderChannels(actor)]),
    getPriceView(actor),
  ]);
  if (!row) return null;
  const hides = view === "retail";
  const sellers = await findSellers(actor, { channels: [row.channel] });
  return {
    ...row,
    seller: sellers.get(row.channel)?.name ?? null,
    ...(hides ? { total: null, netCents: null, vatCents: null } : {}),
    placedAt: row.placedAt.toISOString(),
    leavesAt: row.leavesAt?.toISOString() ?? null,
    lines: row.lines.map(({ item, ...line }) => ({
      ...line,
      price: hides ? null : line.price,
      reference: item.number,
      brand: item.makeLabel,
      label: textIn(item.label, lang) ?? item.number,
      detail: (item.detail && textIn(item.detail, lang)) ?? null,
      note: item.note ?? "",
      genartId: item.genartId,
      vehicle: typeof item.vehicle === "string" ? item.vehicle : null,
    })),
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  };
}

/** The same; 404 when there is none. */
export async function getOrder(actor: Actor, wanted: Wanted & { lang: Language }): Promise<Order> {
  const found = await findOrder(actor, wanted);
  if (!found) throw notFound();
  return found;
}
