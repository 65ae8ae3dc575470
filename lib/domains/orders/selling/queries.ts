import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { requireMerchant } from "@/lib/domains/vendors/access";
import { findOwnStore } from "@/lib/domains/vendors/queries/find-sellers";
import { systemActor, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { textIn, type Language } from "@/lib/shared/languages";
import { channelOf } from "@/lib/shared/vendor-channel";
import type { OrderState } from "../rules";
import type { DeliveryAddress, OrderedItem, TransmissionState } from "../schema";
import { soldStateOf, type SoldState } from "./rules";
import type { SoldList, SoldOrder } from "./schema";

interface Row {
  key: string;
  companyId: number;
  orderId: number;
  number: string;
  state: OrderState;
  transmission: TransmissionState;
  placedAt: Date;
  netCents: number;
  arrivalOn: string | null;
  lines: number;
  pieces: number;
}

const columns = `t.key, o.company_id as "companyId", o.id as "orderId", o.number, o.state, t.state as transmission,
    o.placed_at as "placedAt", o.net_cents as "netCents", o.arrival_on as "arrivalOn"`;
const sold = `from purchase_order o join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
    where o.channel = $1 and t.state not in ('waiting', 'sending')`;

/** Whether the store has something to do, as soldStateOf tells it. */
const opened = `o.state in ('placed', 'confirmed', 'partly-shipped', 'shipped') and t.state not in ('refused', 'withdrawn')`;

const pageOfSold = {
  name: "sold_orders",
  text: `select ${columns}, l.lines, l.pieces
    from purchase_order o join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
    cross join lateral (select count(*)::int as lines, sum(quantity)::int as pieces from order_line l
      where l.company_id = o.company_id and l.order_id = o.id) l
    where o.channel = $1 and t.state not in ('waiting', 'sending') and (${opened}) = $2
      and ($3::uuid is null or (o.placed_at, t.key) < (select o2.placed_at, t2.key from order_transmission t2
        join purchase_order o2 on o2.company_id = t2.company_id and o2.id = t2.order_id where t2.key = $3))
    order by o.placed_at desc, t.key desc limit $4`,
};
const openSold = { name: "sold_open", text: `select count(*)::int as open ${sold} and ${opened}` };

const pageSize = 30;

/** The orders of the store of the actor's company, newest first: those with something to do, or those that are done. */
export async function listSold(actor: Actor, { open, after }: { open: boolean; after?: string }): Promise<SoldList> {
  requireMerchant(actor);
  const store = await findOwnStore(actor);
  if (!store) return { open: 0, orders: [], next: null };
  const channel = channelOf(store.number);
  const [rows, [count]] = await Promise.all([
    read<Row>(pageOfSold, [channel, open, after ?? null, pageSize + 1]),
    read<{ open: number }>(openSold, [channel]),
  ]);
  const shown = rows.slice(0, pageSize);
  const names = await nameCompanies(actor, { ids: shown.map(({ companyId }) => companyId) });
  const orders = shown.map(({ companyId, state, transmission, placedAt, orderId: _, ...row }) => ({
    ...row,
    company: names.get(companyId) ?? "",
    ...{ state: soldStateOf({ state, transmission }), placedAt: placedAt.toISOString() },
  }));
  return { open: count?.open ?? 0, orders, next: rows.length > pageSize ? (shown.at(-1)?.key ?? null) : null };
}

/** How many orders the store of the actor's company has to do something about; null where it has no store. */
export async function countSold(actor: Actor): Promise<{ open: number } | null> {
  requireMerchant(actor);
  const store = await findOwnStore(actor);
  if (!store) return null;
  const [count] = await read<{ open: number }>(openSold, [channelOf(store.number)]);
  return { open: count?.open ?? 0 };
}

const one = {
  name: "sold_order",
  text: `select ${columns}, o.deliver_to as "deliverTo", t.fault as reason, t.supplier_number as "storeNumber",
      (select json_agg(json_build_object('id', l.id, 'articleId', l.article_id, 'item', l.item, 'quantity', l.quantity,
        'priceCents', l.price_cents) order by l.id)
        from order_line l where l.company_id = o.company_id and l.order_id = o.id) as goods
    ${sold} and t.key = $2`,
};

export interface SoldGoods {
  id: number;
  articleId: string;
  item: OrderedItem;
  quantity: number;
  priceCents: number;
}

export interface FoundSold extends Omit<Row, "lines" | "pieces"> {
  deliverTo: DeliveryAddress | null;
  reason: string | null;
  storeNumber: string | null;
  goods: SoldGoods[];
}

/** An order of the actor's own store as the database has it, or null. */
export async function readSold(actor: Actor, { key }: { key: string }): Promise<FoundSold | null> {
  requireMerchant(actor);
  const store = await findOwnStore(actor);
  const [row] = store ? await read<FoundSold>(one, [channelOf(store.number), key]) : [];
  return row ?? null;
}

/** One order of the store of the actor's company, with the company that bought; null for any other. */
export async function findSold(
  actor: Actor,
  { key, lang }: { key: string; lang: Language },
): Promise<(SoldOrder & { state: SoldState }) | null> {
  requireMerchant(actor);
  const found = await readSold(actor, { key });
  if (!found) return null;
  const { companyId, orderId: _, transmission, placedAt, goods, reason, ...row } = found;
  const house = await getLetterhead(systemActor("store", companyId));
  const { name, address, postalCode, city, country, phone, email } = house;
  const state = soldStateOf({ state: row.state, transmission });
  return {
    ...row,
    ...{ state, placedAt: placedAt.toISOString(), reason: state === "refused" ? reason : null },
    buyer: {
      ...{ name, address: address ?? "", postalCode: postalCode ?? "", city: city ?? "", country },
      ...{ phone: phone ?? "", email: email ?? "" },
    },
    lines: goods.map(({ id, item, quantity, priceCents }) => ({
      ...{ id, brand: item.makeLabel, reference: item.number, label: textIn(item.label, lang) ?? "" },
      ...{ quantity, priceCents },
    })),
  };
}

/** The same; 404 for an order of no store of the actor's company. */
export async function getSold(actor: Actor, input: { key: string; lang: Language }): Promise<SoldOrder> {
  const found = await findSold(actor, input);
  if (!found) throw notFound();
  return found;
}
