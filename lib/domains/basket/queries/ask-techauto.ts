import { findOffers } from "@/lib/domains/offers/queries/find-offer";
import { findStoreItems } from "@/lib/domains/store/queries";
import type { Actor } from "@/lib/platform/actor";
import { requireBasket } from "../access";
import { beforeTax } from "../rules";
import { basketChannel } from "../place";
import type { ListedLine } from "./get-basket";

/** What Techauto asks for a line's goods now, before tax. */
export interface SoldNow {
  priceCents: number;
  depositCents: number;
  stock: number | null;
}

/** What Techauto sells now of the lines, by their numbers; what it no longer sells is left out. 503 while it does not answer. */
export async function askTechauto(actor: Actor, lines: readonly ListedLine[]): Promise<Map<number, SoldNow>> {
  requireBasket(actor);
  const own = lines.filter(({ channel }) => channel === basketChannel);
  const articleIds = own.flatMap(({ item }) => item.id ?? []);
  const [offers, items] = await Promise.all([
    findOffers(actor, { articleIds, channel: basketChannel }),
    findStoreItems(actor, { refs: own.flatMap(({ item }) => item.store ?? []) }),
  ]);
  const goods = new Map(items.map((item) => [item.ref, item]));
  const soldOf = ({ item }: ListedLine): SoldNow | null => {
    if (item.store !== null) {
      const cents = goods.get(item.store)?.priceCents;
      return cents ? { priceCents: beforeTax(cents), depositCents: 0, stock: null } : null;
    }
    const offer = offers.get(item.id ?? 0);
    if (!offer?.netCents || offer.currency !== "CHF") return null;
    return { priceCents: offer.netCents, depositCents: offer.depositCents ?? 0, stock: offer.quantity };
  };
  return new Map(
    own.flatMap((line) => {
      const sold = soldOf(line);
      return sold ? [[line.id, sold] as const] : [];
    }),
  );
}
