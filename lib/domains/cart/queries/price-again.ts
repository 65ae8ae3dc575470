import type { OrderedGoods } from "@/lib/domains/orders/queries/list-goods";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { KeptItem } from "../schema";
import { findGoods } from "./find-goods";
import type { PricedItem } from "./price-item";

interface Again {
  one: OrderedGoods;
  customerId: number;
  channel: string;
}

/** What was sold once at its supplier's price of now; null where nobody sells it any more. */
export async function priceAgain(
  actor: Actor,
  { one, customerId, channel }: Again,
): Promise<{ name: string; priced: PricedItem | null }> {
  requireRight(actor, "cart");
  const { articleId, quantity, vin, plate, ktype, fit } = one;
  const kept = one.item as unknown as KeptItem;
  const name = `${kept.makeLabel} ${kept.number}`;
  const id = /^\d+$/.test(articleId) ? Number(articleId) : articleId;
  const goods = await findGoods(actor, { id, channel }).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  const netCents = goods?.offer?.netCents;
  if (!goods?.offer || !netCents) return { name, priced: null };
  const vehicle = { vin, plate, ktype, label: kept.vehicle, facts: null };
  const item = { ...goods.item, partType: goods.partType ?? kept.partType, vehicle: kept.vehicle };
  const proof = fit as PricedItem["fit"];
  return {
    name,
    priced: {
      ...{ customerId, channel, quantity, item, vehicle, fit: proof },
      offer: { ...goods.offer, netCents },
    },
  };
}
