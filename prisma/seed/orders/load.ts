import { randomUUID } from "node:crypto";
import type pg from "pg";
import { orderTotals } from "@/lib/domains/orders/rules";
import { demoOrders, piecesIn, type DemoOrder } from "./orders";

const dayMs = 86_400_000;
/** What lies between two orders of one day. */
const apartMs = 40 * 60_000;

/** A later number was placed later. */
const placedAtOf = ({ number, daysAgo }: DemoOrder): number =>
  Date.now() - daysAgo * dayMs - (demoOrders.length - Number(number.slice(-5))) * apartMs;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const customer = `insert into customer (company_id, id, title, firstname, name, phone, email, company, address, postal_code, city, country, updated_at)
  values (15, 92, 'Mme', 'Nadia', 'Perret', '06 55 00 00 92', 'nadia.perret@exemple.test', '', '3 rue du Salève', '74160', 'Saint-Julien-en-Genevois', 'FR', now())
  on conflict do nothing`;

interface Goods {
  id: number;
  brandId: number;
  item: object;
  name: string;
  priceCents: number;
  publicCents: number | null;
}

/** Articles that a supplier has a price for, different ones for each order. */
async function goodsOf(client: pg.Client, schema: string, order: DemoOrder, at: number): Promise<Goods[]> {
  const s = quoted(schema);
  const { rows } = await client.query<Goods>(
    `select a.id, b.id as "brandId", l.labels ->> 'fr' as name, p.public_cents as "publicCents",
       greatest(1, round(p.base_cents * (10000 - p.discount1_bp) / 10000.0))::int as "priceCents",
       jsonb_build_object('id', a.id, 'number', a.article_no, 'makeId', b.id, 'makeLabel', b.name, 'genartId', a.genart_id,
         'label', l.labels, 'partType', null, 'vehicle', null) as item
     from supply.article_price p join supply.supplier u on u.id = p.supplier_id and u.code = $1
     join ${s}.article a on a.id = p.article_id join ${s}.brand b on b.id = a.brand_id
     cross join lateral (select jsonb_object_agg(language, text) as labels from ${s}.label
       where kind = 'genart' and id = a.genart_id and language in ('fr', 'en')) l
     where p.status = 'ok' and p.base_cents > 0 and a.id % 97 = $2 order by a.id limit $3`,
    [order.articlesOf ?? order.channel, at, order.lines.length],
  );
  return rows;
}

async function insertOrder(client: pg.Client, order: DemoOrder, goods: readonly Goods[]): Promise<number> {
  const placedAt = new Date(placedAtOf(order));
  const arrival = order.arrivesIn === undefined ? null : new Date(Date.now() + order.arrivesIn * dayMs).toISOString();
  const priced = goods.map(({ priceCents }, at) => ({
    quantity: order.lines[at]?.[0] ?? 1,
    priceCents,
    depositCents: 0,
  }));
  const { rateBp, netCents, depositCents, vatCents } = orderTotals(priced, order.currency);
  const { rows } = await client.query<{ id: number }>(
    `insert into purchase_order (company_id, number, customer_id, channel, currency, state, source, buyer, rate_bp, net_cents,
       deposit_cents, vat_cents, arrival_on, arrival_hour, placed_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, coalesce((select jsonb_build_object('title', c.title, 'firstname', c.firstname, 'name', c.name,
         'company', c.company, 'phone', c.phone, 'email', c.email, 'address', coalesce(c.address, ''), 'postalCode', c.postal_code,
         'city', c.city, 'country', c.country) from customer c where c.company_id = $1 and c.id = $3),
       (select jsonb_build_object('title', '', 'firstname', '', 'name', '', 'company', h.name, 'phone', coalesce(h.phone, ''),
         'email', coalesce(h.email, ''), 'address', coalesce(h.address, ''), 'postalCode', coalesce(h.postal_code, ''),
         'city', coalesce(h.city, ''), 'country', h.country) from company h where h.id = $1)),
       $8, $9, $10, $11, $12, $13, $14, $14 returning id`,
    [
      ...[order.companyId, order.number, order.customerId, order.channel, order.currency, order.state, order.source],
      ...[rateBp, netCents, depositCents, vatCents, arrival?.slice(0, 10) ?? null, arrival && 9, placedAt],
    ],
  );
  return rows[0]?.id ?? 0;
}

async function insertLines(
  client: pg.Client,
  order: DemoOrder,
  id: number,
  goods: readonly Goods[],
): Promise<number[]> {
  const lines: number[] = [];
  for (const [at, one] of goods.entries()) {
    const [quantity = 1, waiting = 1, counter = 0, handed = 0, shipped = quantity - waiting] = order.lines[at] ?? [];
    const { rows } = await client.query<{ id: number }>(
      `insert into order_line (company_id, id, order_id, make_id, article_id, name, item, quantity, price_cents, public_cents,
         stock, priced_at, shipped, waiting, counter, handed)
       values ($1, nextval('cart_line_id_seq'), $2, $3, $4, $5, $6, $7, $8, $9, 20, now(), $10, $11, $12, $13) returning id`,
      [
        ...[order.companyId, id, one.brandId, String(one.id), one.name, one.item, quantity, one.priceCents],
        ...[one.publicCents, shipped, waiting, counter, handed],
      ],
    );
    lines.push(rows[0]?.id ?? 0);
  }
  return lines;
}

/** The history of an order: what happened to pieces is told of each line that has them. */
async function insertEvents(client: pg.Client, order: DemoOrder, id: number, lines: readonly number[]): Promise<void> {
  const began = placedAtOf(order);
  for (const [at, kind] of ["placed", ...order.events].entries()) {
    const state = kind === "placed" ? "placed" : order.state;
    const note = kind === "confirmed" ? (order.supplierNumber ?? "") : "";
    for (const of of happenedTo(kind, order, lines))
      await client.query(
        `insert into order_event (company_id, order_id, kind, state, line_id, pieces, note, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [order.companyId, id, kind, state, ...of, note, new Date(began + at * 600_000)],
      );
  }
}

/** The lines that something of a history happened to, with how many pieces; one row without a line for what befell the whole order. */
function happenedTo(
  kind: string,
  order: DemoOrder,
  lines: readonly number[],
): [line: number | null, pieces: number | null][] {
  const told = order.lines.map(
    (line, at) => [lines[at] ?? null, piecesIn(kind, line)] as [number | null, number | null],
  );
  if (told.every(([, pieces]) => pieces === null)) return [[null, null]];
  return told.filter(([, pieces]) => (pieces ?? 0) > 0);
}

/** Writes the demonstration's orders inside the caller's transaction. */
export async function loadOrders(client: pg.Client, { schema }: { schema: string }): Promise<void> {
  await client.query(customer);
  for (const [at, order] of demoOrders.entries()) {
    const goods = await goodsOf(client, schema, order, at);
    const id = await insertOrder(client, order, goods);
    await insertEvents(client, order, id, await insertLines(client, order, id, goods));
    const sent = ["taken", "unknown"].includes(order.transmission);
    // One whose supplier nobody answers for is asked for now and then.
    await client.query(
      `insert into order_transmission (company_id, order_id, key, state, due_at, fault, supplier_number, sent_at)
       values ($1, $2, $3, $4, case when $4::text = 'unknown' then now() end, $5, $6, $7)`,
      [
        ...[order.companyId, id, randomUUID(), order.transmission, order.fault ?? null, order.supplierNumber ?? null],
        sent ? new Date(Date.now() - order.daysAgo * dayMs + 60_000) : null,
      ],
    );
    const [year, place] = order.number.split("-").map(Number);
    await client.query(
      `insert into order_counter (company_id, year, last) values ($1, $2, $3)
       on conflict (company_id, year) do update set last = greatest(order_counter.last, excluded.last)`,
      [order.companyId, year, place],
    );
  }
}
