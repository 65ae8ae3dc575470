import { compareFits } from "@/lib/domains/catalogue/fit/verdicts";
import type { Sorting } from "@/lib/domains/catalogue/list/facets";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { ViewRow } from "./view-rows";

/** What is known of a row's offer when rows are put in order. */
export type OfferOfRow = (row: ViewRow) => SupplierOffer | null;

const centsOf = (offer: SupplierOffer | null): number | null =>
  offer === null || offer.state === "error" ? null : (offer.netCents ?? offer.publicCents);

const hoursInDay = 24;

/** When an offer arrives, as a text that sorts: in stock now, then by day and hour; null when nobody says. */
function arrivalOf(offer: SupplierOffer | null): string | null {
  if (offer === null || offer.state === "error" || offer.state === "unknown") return null;
  if (offer.date !== null) return `${offer.date} ${String(offer.hour ?? hoursInDay).padStart(2, "0")}`;
  return offer.state === "available" ? "" : null;
}

type Live = "price" | "delivery";

/** Whether the order of a row still depends on offers that have not come. */
export const waitsFor = (sort: Sorting | null): sort is Live => sort === "price" || sort === "delivery";

/** What a row is ordered by, null for one that says nothing. */
export function keyOfRow(row: ViewRow, sort: Live, offerOf: OfferOfRow): number | string | null {
  const offer = offerOf(row);
  return sort === "price" ? centsOf(offer) : arrivalOf(offer);
}

/** The rows in the order asked, equal ones in the catalogue's; those that say nothing come last. */
export function sortRows(rows: readonly ViewRow[], sort: Sorting | null, offerOf: OfferOfRow): ViewRow[] {
  if (sort === null) return [...rows];
  if (sort === "brand")
    return [...rows].sort((a, b) => a.brand.localeCompare(b.brand) || a.number.localeCompare(b.number));
  if (sort === "fit") return [...rows].sort((a, b) => compareFits(a.fit, b.fit));
  const keys = new Map(rows.map((row) => [row.id, keyOfRow(row, sort, offerOf)]));
  return [...rows].sort((a, b) => compareKeys(keys.get(a.id) ?? null, keys.get(b.id) ?? null));
}

function compareKeys(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return a < b ? -1 : a > b ? 1 : 0;
}
