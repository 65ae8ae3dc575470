import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { countTabLines } from "@/lib/domains/orders/queries/list-tab-lines";
import { isOrderTab } from "@/lib/domains/orders/rules";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, isCompanion, requireCustomer, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { quoteDiscountBp } from "@/lib/shared/money";
import { listLabour } from "../labour/queries";
import { labourCents } from "../labour/rules";
import { pageSize, saleCents, totalsWithLabour, uncostedChannels, type CurrencySum } from "../rules";
import { type Tab } from "../tabs";
import type { Cart, CartLine, KeptItem } from "../schema";
import { listOrdered } from "./list-ordered";
import { nameItems } from "./name-items";

const lines = `select id, tab, name, channel, price_cents as price, public_cents as "publicCents", deposit_cents as "depositCents", stock,
      currency, quantity, priced_at as "pricedAt", vin, ktype, plate, item, fit, also, advice, advice_word as "adviceWord", photos
    from cart_line where company_id = $1 and customer_id = $2 and tab = $3`;
const linesByVehicle = {
  name: "cart_lines",
  text: `${lines} order by min(id) over (partition by coalesce(vin, plate, ktype::text)), id limit $4 offset $5`,
};
const linesBySupplier = {
  name: "cart_lines_by_supplier",
  text: `${lines} order by (lower(channel) = lower($6)) desc, channel, id limit $4 offset $5`,
};

const uncosted = uncostedChannels.map((channel) => `'${channel}'`).join(", ");

const sumsByTab = {
  name: "cart_sums",
  text: `with mine as (
      select *, channel not in (${uncosted}) and public_cents > 0 as costed,
        case when currency = 'EUR' then round(public_cents::numeric * ${10_000 - quoteDiscountBp} / 10000.0) else public_cents end as sale
      from cart_line where company_id = $1 and customer_id = $2 and tab in ('cart', 'wishlist', 'aside')),
    placed as (
      select tab, currency, count(distinct place)::int as vehicles from mine, lateral (
        select coalesce(vin, plate, ktype::text) as place union all
        select coalesce(v ->> 'vin', v ->> 'plate', v ->> 'ktype') from jsonb_array_elements(also) v) places
      group by tab, currency)
    select tab, currency, count(*)::int as lines, min(vehicles)::int as vehicles,
      sum(quantity::bigint * price_cents)::float8 as "purchaseCents",
      coalesce(sum(quantity::bigint * public_cents), 0)::float8 as "publicCents",
      coalesce(sum(quantity * sale), 0)::float8 as "saleCents",
      coalesce(sum(quantity::bigint * price_cents) filter (where costed), 0)::float8 as "costCents",
      coalesce(sum(quantity * sale) filter (where costed), 0)::float8 as "earningCents",
      (count(*) filter (where channel in (${uncosted})))::int as uncosted,
      sum(quantity::bigint * deposit_cents)::float8 as "depositCents",
      (count(*) filter (where public_cents is null or public_cents <= 0))::int as unpriced
    from mine join placed using (tab, currency) group by tab, currency order by currency desc`,
};

const quantity = {
  name: "cart_quantity",
  text: "select coalesce(sum(quantity), 0)::int as count from cart_line where company_id = $1 and customer_id = $2 and tab = 'cart'",
};

type Sum = CurrencySum & { tab: string; lines: number; vehicles: number };
type Row = Omit<CartLine, "pricedAt" | "item" | "saleCents" | "seller"> & { pricedAt: Date; item: KeptItem };

interface Wanted {
  customerId: number;
  lang: Language;
  tab?: Tab;
  /** From 1; every line without it. */
  page?: number;
  /** By supplier, the named one first; by vehicle without it. */
  bySupplier?: { first: string };
  /** The public prices alone, whatever the user's switch says: for what a customer can reach. */
  retail?: boolean;
}

/**
 * One tab of a customer's cart with totals over all its pages; purchase prices only when the user's view shows them, and
 * to the customer not even who supplies a line.
 */
export async function getCart(actor: Actor, wanted: Wanted): Promise<Cart> {
  const { customerId, lang, tab = "cart", page, bySupplier, retail = isCompanion(actor) } = wanted;
  requireCustomer(actor, customerId, "cart");
  const owner = [companyOf(actor), customerId];
  const [, view, sums, ordered, labour] = await Promise.all([
    getCustomerName(actor, { customerId }),
    retail ? ("retail" as const) : getPriceView(actor),
    read<Sum>(sumsByTab, owner),
    isCompanion(actor) ? {} : countTabLines(actor, { customerId }),
    tab === "cart" ? listLabour(actor, { customerId }) : [],
  ]);
  const counts = { ...countLines(sums), ...filled(ordered) };
  if (isOrderTab(tab)) return { ...(await listOrdered(actor, { customerId, lang, tab, page, view })), counts };
  const here = sums.filter((sum) => sum.tab === tab);
  const pages = Math.max(1, Math.ceil(here.reduce((count, { lines }) => count + lines, 0) / pageSize));
  const at = Math.min(page ?? 1, pages);
  const window = page === undefined ? [null, 0] : [pageSize, (at - 1) * pageSize];
  const values = [...owner, tab, ...window];
  const rows = await (bySupplier
    ? read<Row>(linesBySupplier, [...values, bySupplier.first])
    : read<Row>(linesByVehicle, values));
  const [named, sellers] = await Promise.all([
    nameItems(actor, { lines: rows, lang }),
    isCompanion(actor)
      ? new Map<string, never>()
      : findSellers(actor, { channels: rows.map(({ channel }) => channel) }),
  ]);
  return {
    customerId,
    tab,
    lines: named.map((row) => ({
      ...row,
      seller: sellers.get(row.channel) ?? null,
      price: view === "retail" ? null : row.price,
      saleCents: saleCents(row),
      stock: isCompanion(actor) ? null : row.stock,
      channel: isCompanion(actor) ? "" : row.channel,
      pricedAt: row.pricedAt.toISOString(),
    })),
    labour,
    page: at,
    pages,
    counts,
    vehicles: Math.max(0, ...here.map(({ vehicles }) => vehicles)),
    totals: totalsWithLabour(here, labour.length > 0 ? labourCents(labour) : null, view === "both"),
  };
}

/** The tabs in which something lies. */
const filled = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, lines]) => lines > 0));

function countLines(sums: readonly Sum[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { tab, lines } of sums) counts[tab] = (counts[tab] ?? 0) + lines;
  return counts;
}

/** How many pieces the customer's cart holds, for the header. */
export async function countCart(actor: Actor, customerId: number): Promise<number> {
  requireRight(actor, "cart");
  const [row] = await read<{ count: number }>(quantity, [companyOf(actor), customerId]);
  return row?.count ?? 0;
}
