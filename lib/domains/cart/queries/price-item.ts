import { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { shownCents } from "@/lib/domains/offers/rules";
import type { Offer } from "@/lib/domains/offers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { unitIdOf } from "@/lib/domains/recycled/rules";
import { refuseUsed } from "@/lib/domains/stock/queries/refuse-used";
import { isQuantity, judgePrice } from "../rules";
import { stepOf } from "../step";
import type { AddItemInput, KeptItem } from "../schema";
import { findGoods } from "./find-goods";
import { requireEuro } from "./require-euro";
import { warnOfTyre } from "./warn-of-tyre";
import { findLineVehicle, type LineVehicle } from "./find-line-vehicle";

/** Everything that a cart line keeps of an addition, as the server itself found it. */
export interface PricedItem {
  customerId: number;
  channel: string;
  quantity: number;
  item: KeptItem;
  offer: Offer & { netCents: number };
  vehicle: LineVehicle;
  fit: Fit | null;
  /** The proposal that it answers. */
  need?: string | null;
}

/** Finds article, offer, vehicle and fit by themselves and settles the price; 409 with the server's price when it differs. */
export async function priceItem(actor: Actor, input: AddItemInput): Promise<PricedItem> {
  requireRight(actor, "cart");
  const { customerId, channel } = input;
  if (!customerId) throw unprocessable("customer-required", "Choose a customer first.");
  const quantity = input.quantity ?? stepOf(channel);
  if (unitIdOf(input.item.id) !== null && quantity !== 1)
    throw unprocessable("one-unit", "A recycled unit is one piece.");
  if (!isQuantity(quantity)) throw invalid("bad-quantity", "The quantity must be a whole number from 1 to 9999.");
  const [, goods, view, vehicle] = await Promise.all([
    getCustomerName(actor, { customerId }),
    findGoods(actor, { id: input.item.id, channel }),
    getPriceView(actor),
    findLineVehicle(actor, input),
  ]);
  if (!goods) throw notFound();
  const { offer, articleId } = goods;
  if (offer) requireEuro(offer.currency);
  await refuseUsed(actor, { genartId: goods.item.genartId, partType: goods.partType });
  const own = offer?.netCents ? shownCents(offer, view) : null;
  const verdict = judgePrice(input.price, own);
  if (!offer?.netCents || !own || verdict.outcome === "no-price")
    throw unprocessable("no-price", "An item without a price cannot be added to the cart.");
  if (verdict.outcome === "changed" || (input.currency ?? offer.currency) !== offer.currency)
    throw conflict("price-changed", "The price has changed.", { price: own, currency: offer.currency });
  const { facts, ktype } = vehicle;
  if (goods.tyre && !input.agreed) await warnOfTyre(actor, { tyre: goods.tyre, customerId, quantity, vehicle });
  const judged = facts && ktype && articleId ? await getFitVerdict(actor, { articleId, ktype, facts }) : null;
  const fit = goods.fitOf ? goods.fitOf(vehicle) : judged;
  const partType = goods.partType ?? input.item.partType ?? null;
  const item = { ...goods.item, partType, vehicle: vehicle.label };
  return {
    customerId,
    channel,
    quantity,
    item,
    offer: { ...offer, netCents: offer.netCents },
    vehicle,
    fit,
    need: input.need,
  };
}
