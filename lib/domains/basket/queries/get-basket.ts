import { nameNow } from "@/lib/domains/cart/queries/name-items";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { companyOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { textIn, type Language } from "@/lib/shared/languages";
import { requireBasket } from "../access";
import { basketMark } from "../mark";
import { basketTotals } from "../rules";
import { companyItself } from "../place";
import type { Basket, BasketItem, KeptBasketItem, TakenLine } from "../schema";

const lines = {
  name: "basket_lines",
  text: `select id, name, channel, price_cents as "priceCents", deposit_cents as "depositCents", currency, quantity, stock, note,
      make_id as "makeId", goods, priced_at as "pricedAt", vin, ktype, plate, item
    from basket_line where company_id = $1 and list = 'basket' order by id`,
};

const pieces = {
  name: "basket_pieces",
  text: "select coalesce(sum(quantity), 0)::int as count from basket_line where company_id = $1 and list = 'basket'",
};

export type ListedLine = TakenLine & { pricedAt: Date };

/** The lines of the company's own basket with what the house pays, whatever the user's view: for commands, never for answers. */
export async function listBasket(actor: Actor): Promise<ListedLine[]> {
  requireBasket(actor);
  return read<ListedLine>(lines, [companyOf(actor)]);
}

/** The company's own basket in a language; no prices and no sums while a customer may look. */
export async function getBasket(actor: Actor, { lang }: { lang: Language }): Promise<Basket> {
  requireBasket(actor);
  const [rows, view] = await Promise.all([listBasket(actor), getPriceView(actor)]);
  const names = await nameNow(actor, { ids: [...new Set(rows.flatMap(({ item }) => item.id ?? []))], lang });
  const tells = view === "both";
  return {
    customerId: companyItself,
    lines: rows.map(({ priceCents, depositCents, pricedAt, item, makeId: _, goods: __, ...row }) => ({
      ...row,
      price: tells ? priceCents : null,
      depositCents: tells ? depositCents : null,
      pricedAt: pricedAt.toISOString(),
      item: itemIn(item, lang, names),
    })),
    count: rows.reduce((count, { quantity }) => count + quantity, 0),
    mark: basketMark(rows),
    totals: tells && rows.length > 0 ? basketTotals(rows) : null,
  };
}

/** What a line keeps of its goods in a language, called as the catalogue calls them now. */
function itemIn(item: KeptBasketItem, lang: Language, names: ReadonlyMap<number, string>): BasketItem {
  const label = (item.id === null ? null : names.get(item.id)) ?? textIn(item.label, lang) ?? item.number;
  return { ...item, label, detail: item.detail && (textIn(item.detail, lang) ?? null) };
}

/** How many pieces the basket holds. */
export async function countBasket(actor: Actor): Promise<number> {
  requireBasket(actor);
  const [row] = await read<{ count: number }>(pieces, [companyOf(actor)]);
  return row?.count ?? 0;
}
