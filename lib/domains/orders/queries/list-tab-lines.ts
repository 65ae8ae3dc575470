import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { OrderState, OrderTab } from "../rules";
import type { OrderedItem, TransmissionState } from "../schema";

/** Pieces of an ordered line that stand in one of the cart's tabs, with what their order says of them. */
export interface TabLine {
  id: number;
  name: string;
  channel: string;
  /** The store behind the channel, by its name. */
  seller: string | null;
  currency: "EUR" | "CHF";
  pieces: number;
  priceCents: number;
  publicCents: number | null;
  depositCents: number;
  stock: number | null;
  pricedAt: Date;
  vin: string | null;
  ktype: number | null;
  plate: string | null;
  item: OrderedItem;
  fit: unknown;
  also: unknown;
  orderId: string;
  placedAt: Date;
  state: OrderState;
  transmission: TransmissionState;
  arrivalOn: string | null;
}

const piecesIn: Record<OrderTab, string> = {
  order: "waiting",
  delivery: "counter",
  shipping: "underway",
  "waste-d3e": "old_parts",
};

const linesIn = (tab: OrderTab) => ({
  name: `order_lines_${tab}`,
  text: `select l.id, l.name, o.channel, o.currency, l.${piecesIn[tab]} as pieces, l.price_cents as "priceCents",
      l.public_cents as "publicCents", l.deposit_cents as "depositCents", l.stock, l.priced_at as "pricedAt", l.vin, l.ktype, l.plate,
      l.item, l.fit, l.also, o.number as "orderId", o.placed_at as "placedAt", o.state, t.state as transmission,
      o.arrival_on as "arrivalOn"
    from purchase_order o
      join order_line l on l.company_id = o.company_id and l.order_id = o.id and l.${piecesIn[tab]} > 0
      join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
    where o.company_id = $1 and o.customer_id = $2 and o.state not in ('cancelled', 'closed') order by o.id desc, l.id`,
});

const counts = {
  name: "order_tab_counts",
  text: `select count(*) filter (where l.waiting > 0)::int as "order", count(*) filter (where l.counter > 0)::int as delivery,
      count(*) filter (where l.underway > 0)::int as shipping, count(*) filter (where l.old_parts > 0)::int as "waste-d3e"
    from purchase_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = $1 and o.customer_id = $2 and o.state not in ('cancelled', 'closed')`,
};

/** The ordered lines of a customer that stand in one of the cart's tabs, those of the newest order first. */
export async function listTabLines(
  actor: Actor,
  { customerId, tab }: { customerId: number; tab: OrderTab },
): Promise<TabLine[]> {
  requireRight(actor, "cart");
  const lines = await read<Omit<TabLine, "seller">>(linesIn(tab), [companyOf(actor), customerId]);
  const sellers = await findSellers(actor, { channels: lines.map(({ channel }) => channel) });
  return lines.map((line) => ({ ...line, seller: sellers.get(line.channel)?.name ?? null }));
}

/** How many lines each of these tabs shows. */
export async function countTabLines(
  actor: Actor,
  { customerId }: { customerId: number },
): Promise<Record<OrderTab, number>> {
  requireRight(actor, "cart");
  const [row] = await read<Record<OrderTab, number>>(counts, [companyOf(actor), customerId]);
  return row ?? { order: 0, delivery: 0, shipping: 0, "waste-d3e": 0 };
}
