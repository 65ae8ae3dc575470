import { randomUUID } from "node:crypto";
import { holdSellers } from "@/lib/domains/vendors/commands/hold-sellers";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { denied, unprocessable } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import type { Currency } from "@/lib/shared/money";
import type { OrderGround } from "../queries/prepare-order";
import { holdSeconds, mostCents, mostLines, orderNumber, orderTotals, type OrderState } from "../rules";
import type { DeliveryAddress, OrderedItem, OrderPlaced, OrderSource } from "../schema";
import { noteOrder } from "./note-order";
import { tellOrdered } from "./tell-people";

/** What of a cart's line an order keeps; cents before tax of one piece. */
export interface NewOrderLine {
  /** The number that the line has in its cart, and keeps; a new one without it. */
  id: number | null;
  makeId: number;
  /** By what goods are told apart: an article's id, own-, pre- or tyre- and a number. */
  articleId: string;
  name: string;
  item: OrderedItem;
  quantity: number;
  priceCents: number;
  publicCents: number | null;
  depositCents: number;
  /** What the supplier has of them now; null where it tells no number. */
  stock: number | null;
  pricedAt: Date | string;
  vin: string | null;
  ktype: number | null;
  plate: string | null;
  fit: unknown;
  also: unknown;
}

export interface NewOrder {
  ground: OrderGround;
  currency: Currency;
  source: OrderSource;
  lines: readonly NewOrderLine[];
  quoteId?: number | null;
  deliverTo?: DeliveryAddress | null;
  /** It stays in the outbox until `releaseOrder`; one that is told by telephone waits for who tells it. */
  isHeld?: boolean;
  /** When everything is there, as the supplier says: an ISO day and its hour, both of Paris. */
  arrival?: { date: string; hour: number | null } | null;
}

/**
 * Places one order with one supplier in one currency: numbered, with its lines, and in the outbox, from which it leaves a
 * minute later. Whoever calls it has judged the prices and takes the lines out of their cart in the same transaction.
 * 422 above 100 lines and above twenty million, 409 for a store that sells no more.
 */
export async function placeOrder(actor: Actor, order: NewOrder, tx: Tx): Promise<OrderPlaced & { id: number }> {
  requireRight(actor, "cart", "Techauto-app");
  const { ground, currency, lines } = order;
  const companyId = companyOf(actor);
  if (ground.companyId !== companyId) throw denied();
  if (lines.length === 0 || lines.length > mostLines)
    throw unprocessable("too-many-lines", `An order has 1 to ${mostLines} lines.`);
  await holdSellers(actor, { channels: [ground.channel] }, tx);
  const totals = orderTotals(lines, currency);
  if (totals.grossCents > mostCents) throw unprocessable("order-too-large", "The order is too large for one.");
  const number = await nextNumber(companyId, tx);
  const state: OrderState = ground.how === "own" ? "confirmed" : "placed";
  const id = await insertOrder(actor, { order, number, state }, tx);
  await insertLines(companyId, { id, lines }, tx);
  const key = await insertTransmission(companyId, { id, how: ground.how, isHeld: order.isHeld ?? false }, tx);
  const { channel, customerId, seller } = ground;
  if (seller) await tellOrdered({ seller, orderNumber: number, key }, tx);
  await noteOrder(
    actor,
    { orderId: id, number, customerId, kind: "placed", state, action: "create", detail: { channel } },
    tx,
  );
  return { id, orderId: number, channel, currency, total: totals.grossCents };
}

async function insertOrder(
  actor: Actor,
  { order, number, state }: { order: NewOrder; number: string; state: OrderState },
  tx: Tx,
): Promise<number> {
  const { ground, currency, source, lines, quoteId = null, deliverTo = null, arrival = null } = order;
  const { rateBp, netCents, depositCents, vatCents } = orderTotals(lines, currency);
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    insert into purchase_order (company_id, number, customer_id, channel, currency, state, source, quote_id, buyer, deliver_to,
      rate_bp, net_cents, deposit_cents, vat_cents, arrival_on, arrival_hour, user_id)
    values (${companyOf(actor)}, ${number}, ${ground.customerId}::int, ${ground.channel}, ${currency}, ${state}, ${source},
      ${quoteId}::int, ${JSON.stringify(ground.buyer)}::jsonb, ${deliverTo && JSON.stringify(deliverTo)}::jsonb, ${rateBp},
      ${netCents}, ${depositCents}, ${vatCents}, ${arrival?.date ?? null}, ${arrival?.hour ?? null}::int, ${userOf(actor)}::int)
    returning id`;
  return row?.id ?? 0;
}

async function insertLines(
  companyId: number,
  { id, lines }: { id: number; lines: readonly NewOrderLine[] },
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    insert into order_line (company_id, id, order_id, make_id, article_id, name, item, quantity, price_cents, public_cents,
      deposit_cents, stock, priced_at, vin, ktype, plate, fit, also, waiting)
    select ${companyId}, coalesce(w.id, nextval('cart_line_id_seq')), ${id}, w."makeId", w."articleId", w.name, w.item, w.quantity,
      w."priceCents", w."publicCents", w."depositCents", w.stock, w."pricedAt", w.vin, w.ktype, w.plate, w.fit,
      coalesce(w.also, '[]'), w.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) w (id int, "makeId" int, "articleId" text, name text, item jsonb,
      quantity int, "priceCents" int, "publicCents" int, "depositCents" int, stock int, "pricedAt" timestamptz, vin text,
      ktype int, plate text, fit jsonb, also jsonb)`;
}

/** A store of the portal has an order as soon as it is placed. */
const startOf = { own: "own", telephone: "telephone", store: "told", electronic: "waiting", gone: "waiting" } as const;

/** Answers by what its supplier knows the order. */
async function insertTransmission(
  companyId: number,
  { id, how, isHeld }: { id: number; how: OrderGround["how"]; isHeld: boolean },
  tx: Tx,
): Promise<string> {
  const state = isHeld && startOf[how] === "waiting" ? "held" : startOf[how];
  const key = randomUUID();
  await tx.$executeRaw`
    insert into order_transmission (company_id, order_id, key, state, due_at, sent_at)
    values (${companyId}, ${id}, ${key}::uuid, ${state},
      case when ${state} = 'waiting' then now() + make_interval(secs => ${holdSeconds}::int) end,
      case when ${state} in ('own', 'told') then now() end)`;
  return key;
}

/** The counter's row is held until commit: numbers follow each other without a gap, a failed order takes none. */
async function nextNumber(companyId: number, tx: Tx): Promise<string> {
  const year = Number(isoDateIn(new Date(), "Europe/Paris").slice(0, 4));
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    insert into order_counter as c (company_id, year, last) values (${companyId}, ${year}, 1)
    on conflict (company_id, year) do update set last = c.last + 1 returning last`;
  return orderNumber(year, counter?.last ?? 1);
}
