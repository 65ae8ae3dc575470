import { isIsoDate } from "@/lib/shared/dates";
import type { SupplierOffer } from "./port";

/** Above this a price in cents or a count of pieces is a supplier's mistake. */
const mostCents = 999_999_999;
const mostPieces = 999_999;

const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const known = (value: number | null, most: number): boolean => value === null || within(value, most);

function isSound(offer: SupplierOffer): boolean {
  const { baseCents, publicCents, depositCents, discount1Bp, discount2Bp, quantity, stocks, date, hour } = offer;
  return (
    known(baseCents, mostCents) &&
    known(publicCents, mostCents) &&
    within(depositCents, mostCents) &&
    within(discount1Bp, 10_000) &&
    within(discount2Bp, 10_000) &&
    known(quantity, mostPieces) &&
    stocks.every(({ qty }) => within(qty, mostPieces)) &&
    (date === null || isIsoDate(date)) &&
    known(hour, 23) &&
    (offer.currency === "EUR" || offer.currency === "CHF")
  );
}

/** What stands for a line that says nothing that can be believed. */
export const refusedOffer = (articleId: number, currency: "EUR" | "CHF"): SupplierOffer => ({
  ...{ articleId, status: "ko", stocks: [], quantity: null, text: null, date: null, hour: null, site: null },
  ...{ baseCents: null, discount1Bp: 0, discount2Bp: 0, publicCents: null, depositCents: 0, currency },
});

/** One offer for each article that was asked for; one whose figures cannot be true becomes `ko` by itself. */
export function soundOffers(offers: readonly SupplierOffer[], wanted: readonly number[]): SupplierOffer[] {
  const asked = new Set(wanted);
  const first = new Map<number, SupplierOffer>();
  for (const offer of offers)
    if (asked.has(offer.articleId) && !first.has(offer.articleId)) first.set(offer.articleId, offer);
  return [...first.values()].map((offer) =>
    isSound(offer) ? offer : refusedOffer(offer.articleId, offer.currency === "CHF" ? "CHF" : "EUR"),
  );
}
