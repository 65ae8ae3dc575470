import { listTabLines, type TabLine } from "@/lib/domains/orders/queries/list-tab-lines";
import type { OrderTab } from "@/lib/domains/orders/rules";
import type { PriceView } from "@/lib/domains/offers/schema";
import { isCompanion, requireCustomer, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { cartTotals, pageSize, saleCents, sumsOf, vehicleKey } from "../rules";
import type { Cart, CartLine, KeptItem } from "../schema";
import { nameItems } from "./name-items";

interface Wanted {
  customerId: number;
  lang: Language;
  tab: OrderTab;
  page?: number;
  view: PriceView;
}

const asLine = ({ pieces, priceCents, fit, also, item, pricedAt, ...line }: TabLine, tab: OrderTab) => ({
  ...{ id: line.id, tab, name: line.name, channel: line.channel, price: priceCents, publicCents: line.publicCents },
  ...{ depositCents: line.depositCents, stock: line.stock, currency: line.currency, quantity: pieces },
  ...{ pricedAt: pricedAt.toISOString(), vin: line.vin, ktype: line.ktype, plate: line.plate, orderId: line.orderId },
  item: item as unknown as KeptItem,
  seller: line.seller === null ? null : { name: line.seller, isOpen: true },
  fit: fit as CartLine["fit"],
  also: also as CartLine["also"],
  ...{ advice: null, adviceWord: null, photos: [] },
});

/** One of a cart's tabs in which orders stand: what of their lines is there, with totals over all pages. A customer sees none. */
export async function listOrdered(actor: Actor, wanted: Wanted): Promise<Omit<Cart, "counts">> {
  const { customerId, lang, tab, page, view } = wanted;
  requireCustomer(actor, customerId, "cart");
  const all = isCompanion(actor) ? [] : (await listTabLines(actor, { customerId, tab })).map((row) => asLine(row, tab));
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const at = Math.min(page ?? 1, pages);
  const rows = page === undefined ? all : all.slice((at - 1) * pageSize, at * pageSize);
  const lines = await nameItems(actor, { lines: rows, lang });
  return {
    ...{ customerId, tab, page: at, pages, labour: [] },
    lines: lines.map((row) => ({
      ...row,
      price: view === "retail" ? null : row.price,
      saleCents: saleCents(row),
    })),
    vehicles: new Set(all.map(vehicleKey).filter((key) => key !== null)).size,
    totals: sumsOf(all).map((sum) => cartTotals(sum, view === "both")),
  };
}
