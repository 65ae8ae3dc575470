import { findGoods } from "@/lib/domains/cart/queries/find-goods";
import { findLineVehicle, type LineVehicle } from "@/lib/domains/cart/queries/find-line-vehicle";
import { goodsKey, isQuantity, judgePrice } from "@/lib/domains/cart/rules";
import type { AddItemInput } from "@/lib/domains/cart/schema";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { shownCents } from "@/lib/domains/offers/rules";
import type { PriceView } from "@/lib/domains/offers/schema";
import { findStoreItems } from "@/lib/domains/store/queries";
import type { Actor } from "@/lib/platform/actor";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import type { StoreItem } from "@/lib/providers/supplier-store/port";
import { requireBasket } from "../access";
import { beforeTax, storeKey, storeRefOf } from "../rules";
import { basketChannel } from "../place";
import type { KeptBasketItem } from "../schema";

/** Goods as Techauto sells them now: what the house pays before tax, and what a page of the product shows for them. */
export interface BasketGoods {
  goods: string;
  item: Omit<KeptBasketItem, "vehicle">;
  priceCents: number;
  shownCents: number;
  depositCents: number;
  stock: number | null;
}

/** Everything that a line of the basket keeps of an addition. */
export interface PricedGoods extends BasketGoods {
  quantity: number;
  vehicle: LineVehicle;
}

export type BasketInput = Omit<AddItemInput, "customerId">;

/** Finds goods, offer and vehicle by themselves and settles the price; 409 with the server's price when it differs. */
export async function priceGoods(actor: Actor, input: BasketInput): Promise<PricedGoods> {
  requireBasket(actor);
  if (input.channel !== basketChannel)
    throw unprocessable("basket-techauto-only", "The company's own basket takes what Techauto sells.");
  const quantity = input.quantity ?? 1;
  if (!isQuantity(quantity)) throw invalid("bad-quantity", "The quantity must be a whole number from 1 to 9999.");
  const [view, vehicle] = await Promise.all([getPriceView(actor), findLineVehicle(actor, input)]);
  const found = await findBasketGoods(actor, { id: input.item.id, view });
  if (!found) throw notFound();
  const verdict = judgePrice(input.price, found === "no-price" ? null : found.shownCents);
  if (found === "no-price" || verdict.outcome === "no-price")
    throw unprocessable("no-price", "An item without a price cannot be added to the basket.");
  if (verdict.outcome === "changed" || (input.currency ?? "CHF") !== "CHF")
    throw conflict("price-changed", "The price has changed.", { price: found.shownCents, currency: "CHF" });
  return { ...found, quantity, vehicle };
}

interface Wanted {
  id: number | string;
  view: PriceView;
}

/** Null for what Techauto does not know, `no-price` for what it does not sell. */
export async function findBasketGoods(actor: Actor, { id, view }: Wanted): Promise<BasketGoods | "no-price" | null> {
  requireBasket(actor);
  if (typeof id === "number") return findArticle(actor, id, view);
  const ref = storeRefOf(id);
  if (ref === null) throw unprocessable("basket-techauto-only", "The company's own basket takes what Techauto sells.");
  const [sold] = await findStoreItems(actor, { refs: [ref] });
  return sold ? storeGoods(sold, view) : null;
}

async function findArticle(actor: Actor, id: number, view: PriceView): Promise<BasketGoods | "no-price" | null> {
  const found = await findGoods(actor, { id, channel: basketChannel });
  if (!found) return null;
  const { item, offer, partType } = found;
  const shown = offer && shownCents(offer, view);
  if (!offer?.netCents || !shown || offer.currency !== "CHF") return "no-price";
  return {
    goods: goodsKey(item),
    item: { ...item, store: null, detail: null, partType },
    priceCents: offer.netCents,
    shownCents: shown,
    depositCents: offer.depositCents ?? 0,
    stock: offer.quantity,
  };
}

/** The store's price holds tax, and is told to nobody while a customer may look. */
function storeGoods(
  { ref, label1, label2, brand, dlnr, priceCents }: StoreItem,
  view: PriceView,
): BasketGoods | "no-price" {
  if (!priceCents || view === "retail") return "no-price";
  const made = { number: ref, makeId: dlnr, makeLabel: brand, genartId: 0, partType: null };
  return {
    goods: storeKey(ref),
    item: { ...made, id: null, store: ref, label: label1, detail: label2 },
    priceCents: beforeTax(priceCents),
    shownCents: priceCents,
    depositCents: 0,
    stock: null,
  };
}
