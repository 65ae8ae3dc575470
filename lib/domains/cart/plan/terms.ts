import type { SupplierTerms as Terms } from "@/lib/providers/supplier-orders/port";

export interface SupplierTerms extends Terms {
  supplier: string;
}

export interface PlanOffer {
  supplier: string;
  unitCents: number;
  /** Null: it told no number, and is taken to have enough. */
  stock: number | null;
  /** When it would be here, in milliseconds since 1970; null where the supplier does not say. */
  arrivesAt: number | null;
}

export interface PlanLine {
  id: number;
  quantity: number;
  offers: readonly PlanOffer[];
}

export interface PlanAsked {
  lines: readonly PlanLine[];
  terms: readonly SupplierTerms[];
  /** All must be here by then, in milliseconds since 1970; null: whenever. */
  by: number | null;
  mostSuppliers: number;
}

export interface Share {
  lineId: number;
  supplier: string;
  quantity: number;
}

export interface PricedShares {
  shares: Share[];
  goodsCents: number;
  carriageCents: number;
}

export interface Plan extends PricedShares {
  /** The lines that nobody brings in time as the suppliers' terms are. */
  lacking: number[];
}

export const termsOf = (terms: readonly SupplierTerms[], supplier: string): SupplierTerms =>
  terms.find((one) => one.supplier === supplier) ?? {
    ...{ supplier, carriageCents: 0, freeFromCents: null, minimumCents: 0 },
  };

/** The carriage of an order of this sum. */
export function carriageOf(terms: readonly SupplierTerms[], supplier: string, sum: number): number {
  const { freeFromCents, carriageCents } = termsOf(terms, supplier);
  return freeFromCents === null || sum < freeFromCents ? carriageCents : 0;
}

/** The offers that could be here in time. */
export const inTime = ({ offers }: PlanLine, by: number | null): PlanOffer[] =>
  offers.filter(({ arrivesAt, stock }) => stock !== 0 && (by === null || (arrivesAt !== null && arrivesAt <= by)));

/** What shares cost, goods and carriage apart; null where a supplier's minimum is not reached. */
export function priceShares(
  { lines, terms }: Pick<PlanAsked, "lines" | "terms">,
  shares: readonly Share[],
): PricedShares | null {
  const sums = new Map<string, number>();
  for (const { lineId, supplier, quantity } of shares) {
    const line = lines.find(({ id }) => id === lineId);
    const offer = line?.offers.find((one) => one.supplier === supplier);
    if (!offer) return null;
    sums.set(supplier, (sums.get(supplier) ?? 0) + offer.unitCents * quantity);
  }
  let [goodsCents, carriageCents] = [0, 0];
  for (const [supplier, sum] of sums) {
    if (sum < termsOf(terms, supplier).minimumCents) return null;
    goodsCents += sum;
    carriageCents += carriageOf(terms, supplier, sum);
  }
  return { shares: [...shares], goodsCents, carriageCents };
}
