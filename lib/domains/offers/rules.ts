import { applyDiscounts } from "@/lib/shared/money";
import type { Offer, OfferState, PriceView, SupplierOffer } from "./schema";

type Quoted = Pick<
  Offer,
  "articleId" | "stocks" | "quantity" | "text" | "date" | "hour" | "site" | "publicCents" | "currency"
> & {
  status: "ok" | "ko";
  baseCents: number | null;
  discount1Bp: number;
  discount2Bp: number;
  depositCents: number;
  partType?: string | null;
};

/** error if the supplier says ko; available above 0; unavailable if it explains why or counts none; else unknown. */
export function offerState({
  status,
  quantity,
  text,
}: {
  status: "ok" | "ko";
  quantity: number | null;
  text: string | null;
}): OfferState {
  if (status === "ko") return "error";
  if (quantity !== null && quantity > 0) return "available";
  return text || quantity !== null ? "unavailable" : "unknown";
}

const positive = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents : null);

/** What a seller sees of a supplier's offer: the net price after both discounts, and no price at all when the supplier says ko. */
export function readOffer(quoted: Quoted): Offer {
  const { status, articleId, stocks, quantity, text, date, hour, site, currency } = quoted;
  const partType = quoted.partType ?? null;
  const shared = { articleId, state: offerState(quoted), stocks, quantity, text, date, hour, site, currency, partType };
  const base = status === "ko" ? null : positive(quoted.baseCents);
  const prices = {
    baseCents: base,
    discount1Bp: base === null ? null : quoted.discount1Bp,
    discount2Bp: base === null ? null : quoted.discount2Bp,
    netCents: base === null ? null : positive(applyDiscounts(base, quoted.discount1Bp, quoted.discount2Bp)),
    publicCents: status === "ko" ? null : positive(quoted.publicCents),
    depositCents: status === "ko" ? null : quoted.depositCents,
  };
  return { ...shared, ...prices };
}

/** The offer that may leave the server: in the retail view nothing tells what the house pays. */
export function offerForView(offer: Offer, view: PriceView): Offer {
  if (view === "both") return offer;
  return { ...offer, baseCents: null, discount1Bp: null, discount2Bp: null, netCents: null };
}

export const ownStock = "local";

/** The offer for somebody who neither sells nor chooses parts: the article and its public price, nothing of stocks. */
export const publicOffer = (offer: Offer): Offer => ({
  ...offerForView(offer, "retail"),
  ...{ state: "unknown", stocks: [], quantity: null, text: null, date: null, hour: null, site: null },
});

/** A supplier's offers for the same reader; none of the own stock, where the offer alone says that the house has the article. */
export const publicOffers = (supplier: string, offers: readonly Offer[]): Offer[] =>
  supplier === ownStock ? [] : offers.map(publicOffer);

/** The price that stands for an offer in the view: net, or public in the retail view; null when it has none. */
export const shownCents = (offer: Pick<Offer, "netCents" | "publicCents">, view: PriceView): number | null =>
  view === "retail" ? offer.publicCents : offer.netCents;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

interface Item {
  makeLabel: string;
  cloned?: boolean;
  from?: string;
}

/**
 * The code of the supplier that is chosen first: the own stock for cloned or Caia items; Reparcar or GPA26 for those
 * makes; else the first by rank with stock. Null when nobody has any.
 */
export function defaultSupplier(item: Item, offers: readonly SupplierOffer[]): string | null {
  const byRank = [...offers].sort((a, b) => a.supplier.rank - b.supplier.rank);
  const cloned = item.cloned ?? byRank.some(({ supplier }) => supplier.code === ownStock);
  if (cloned || same(item.from ?? "", "caia")) return ownStock;
  const ofMake = ["Reparcar", "GPA26"].find((code) => same(code, item.makeLabel));
  if (ofMake) return byRank.find(({ supplier }) => same(supplier.code, ofMake))?.supplier.code ?? ofMake;
  return byRank.find(({ state }) => state === "available")?.supplier.code ?? null;
}

/** The offer to show for an article: of the default supplier, else the first that has a price, else the first. */
export function defaultOffer(item: Item, offers: readonly SupplierOffer[]): SupplierOffer | null {
  const code = defaultSupplier(item, offers);
  const byRank = [...offers].sort((a, b) => a.supplier.rank - b.supplier.rank);
  const chosen = byRank.find(({ supplier }) => supplier.code === code);
  const priced = byRank.find(({ netCents, publicCents }) => netCents !== null || publicCents !== null);
  return chosen ?? priced ?? byRank[0] ?? null;
}

/** Both discounts as one, in basis points of the base price, for display. */
export function totalDiscountBp({ baseCents, netCents }: Pick<Offer, "baseCents" | "netCents">): number | null {
  if (baseCents === null || netCents === null) return null;
  return Math.round(((baseCents - netCents) / baseCents) * 10_000);
}
