import { tyreChannel } from "@/lib/domains/tyres/channel";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { quoteDiscountBp, quotedPrice, totalsOf, vatRateBp } from "@/lib/shared/money";
import type { Fit, FitVerdict } from "@/lib/domains/catalogue/fit/schema";
import { unitKey } from "@/lib/domains/recycled/rules";
import type { CartLine, CartTotals, FurtherVehicle } from "./schema";

/** The channels of which no purchase price is known: what they earn is not told. */
export const uncostedChannels: readonly string[] = [ownStockChannel, tyreChannel];

interface Goods {
  id: number;
  own?: boolean;
  unit?: boolean;
  tyre?: object;
}

/** By what a line's goods are told apart: an article's id, or own-, pre- or tyre- and what is an own item's, a recycled unit's, a tyre's. */
export function goodsKey({ id, own, unit, tyre }: Goods): string {
  if (unit) return unitKey(id);
  if (tyre) return `tyre-${id}`;
  return own ? `own-${id}` : String(id);
}

export const mostQuantity = 9999;
export const pageSize = 30;

export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= mostQuantity;

/** A typed quantity: 1 to 9999 in plain digits; null for anything else. */
export function readQuantity(text: string): number | null {
  const digits = text.trim();
  return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : null;
}

export type PriceVerdict = { outcome: "agreed" } | { outcome: "no-price" } | { outcome: "changed"; cents: number };

/** Compares the price that the seller saw with the server's own: the server's decides, and nothing is sold without one. */
export function judgePrice(seenCents: number | null | undefined, ownCents: number | null): PriceVerdict {
  if (ownCents === null || ownCents <= 0 || !seenCents || seenCents <= 0) return { outcome: "no-price" };
  return seenCents === ownCents ? { outcome: "agreed" } : { outcome: "changed", cents: ownCents };
}

/** What is taken off public prices in a currency; Swiss francs are never quoted. */
export const discountBpIn = (currency: "EUR" | "CHF"): number => (currency === "EUR" ? quoteDiscountBp : 0);

type OfPublic = Pick<CartLine, "publicCents" | "currency">;

/** What the customer pays for a piece before tax, as cart, phone and quote show it; null without a public price. */
export function saleCents({ publicCents, currency }: OfPublic): number | null {
  if (publicCents === null || publicCents <= 0) return null;
  return currency === "EUR" ? quotedPrice(publicCents) : publicCents;
}

type Stocked = Pick<CartLine, "quantity" | "stock">;

/** How many pieces the supplier had when the line was added, where more are wanted; null where it has enough or tells none. */
export const shortOf = ({ quantity, stock }: Stocked): number | null =>
  stock !== null && stock < quantity ? stock : null;

export interface CurrencySum {
  currency: "EUR" | "CHF";
  purchaseCents: number;
  publicCents: number;
  saleCents: number;
  /** What suppliers ask for the lines that have a public price, and what the customer pays for these. */
  costCents: number;
  earningCents: number;
  /** Lines of the own stock, whose purchase price nobody knows. */
  uncosted: number;
  depositCents: number;
  unpriced: number;
}

const noParts: Omit<CurrencySum, "currency"> = {
  ...{ purchaseCents: 0, publicCents: 0, saleCents: 0, costCents: 0, earningCents: 0 },
  ...{ uncosted: 0, depositCents: 0, unpriced: 0 },
};

/** The totals of parts and work: work is sold in euro, the discount is the parts' alone. */
export function totalsWithLabour(
  sums: readonly CurrencySum[],
  labour: number | null,
  showPurchase: boolean,
): CartTotals[] {
  const hasEuro = labour === null || sums.some(({ currency }) => currency === "EUR");
  const all: readonly CurrencySum[] = hasEuro ? sums : [{ currency: "EUR", ...noParts }, ...sums];
  return all.map((sum) => cartTotals(sum, showPurchase, sum.currency === "EUR" ? (labour ?? 0) : 0));
}

type Summed = Pick<CartLine, "quantity" | "currency" | "channel" | "publicCents" | "depositCents"> & { price: number };

/** What lines come to, in each of their currencies, euro first. */
export function sumsOf(lines: readonly Summed[]): CurrencySum[] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted().toReversed();
  return currencies.map((currency) => {
    const mine = lines.filter((line) => line.currency === currency);
    const sum = (some: readonly Summed[], of: (line: Summed) => number) =>
      some.reduce((total, line) => total + line.quantity * of(line), 0);
    const costed = mine.filter((line) => !uncostedChannels.includes(line.channel) && saleCents(line) !== null);
    return {
      currency,
      purchaseCents: sum(mine, ({ price }) => price),
      publicCents: sum(mine, ({ publicCents }) => publicCents ?? 0),
      saleCents: sum(mine, (line) => saleCents(line) ?? 0),
      costCents: sum(costed, ({ price }) => price),
      earningCents: sum(costed, (line) => saleCents(line) ?? 0),
      uncosted: mine.filter(({ channel }) => uncostedChannels.includes(channel)).length,
      depositCents: sum(mine, (line) => line.depositCents),
      unpriced: mine.filter((line) => saleCents(line) === null).length,
    };
  });
}

const marginOf = ({ costCents, earningCents, uncosted }: CurrencySum) => {
  const cents = earningCents - costCents;
  return { cents, costCents, rateBp: earningCents > 0 ? Math.round((cents / earningCents) * 10_000) : null, uncosted };
};

/** Totals of one currency, before tax, tax and after; without purchase and margin in the retail view. */
export function cartTotals(sum: CurrencySum, showPurchase: boolean, labourCents = 0): CartTotals {
  const rateBp = vatRateBp[sum.currency];
  const side = (cents: number) => {
    const { netCents, vatCents, grossCents } = totalsOf([{ netCents: cents, rateBp }]);
    return { netCents, vatCents, grossCents };
  };
  return {
    currency: sum.currency,
    rateBp,
    purchase: showPurchase ? side(sum.purchaseCents) : null,
    retail: side(sum.publicCents),
    sale: side(sum.saleCents + labourCents),
    partsCents: sum.saleCents,
    labourCents,
    discountCents: sum.publicCents - sum.saleCents,
    offBp: discountBpIn(sum.currency),
    margin: showPurchase ? marginOf(sum) : null,
    depositCents: sum.depositCents,
    unpriced: sum.unpriced,
  };
}

interface Arriving {
  date: string | null;
  hour: number | null;
}

/** When the last of several offers is there; null while one does not say. */
export function latestArrival(offers: readonly (Arriving | null)[]): { date: string; hour: number | null } | null {
  const told = offers.flatMap((offer) => (offer?.date ? [{ date: offer.date, hour: offer.hour }] : []));
  if (told.length < offers.length) return null;
  return told.toSorted((a, b) => a.date.localeCompare(b.date) || (a.hour ?? 24) - (b.hour ?? 24)).at(-1) ?? null;
}

/** The lines of each supplier in the order in which they come. */
export function groupBySupplier<Line extends { channel: string }>(
  lines: readonly Line[],
): { key: string; lines: Line[] }[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(line.channel, [...(groups.get(line.channel) ?? []), line]);
  return [...groups].map(([key, own]) => ({ key, lines: own }));
}

interface Placed {
  plate: string | null;
  vin: string | null;
  ktype: number | null;
}

/** What tells the vehicles of a cart apart; null for a line without a vehicle. */
export const vehicleKey = ({ plate, vin, ktype }: Placed): string | null =>
  vin ?? plate ?? (ktype === null ? null : String(ktype));

/** How a list names a vehicle: plate and label, else its VIN. */
export const vehicleName = ({
  plate,
  vehicle,
  vin,
}: Record<"plate" | "vehicle" | "vin", string | null>): string | null =>
  [plate, vehicle].filter(Boolean).join(" · ") || vin;

/** The lines of each vehicle in the order in which they come, lines without a vehicle last. */
export function groupByVehicle<Line extends Placed>(lines: readonly Line[]): { key: string | null; lines: Line[] }[] {
  const groups = new Map<string | null, Line[]>();
  for (const line of lines) {
    const key = vehicleKey(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const all = [...groups].map(([key, own]) => ({ key, lines: own }));
  return [...all.filter(({ key }) => key !== null), ...all.filter(({ key }) => key === null)];
}

/** A vehicle for which a line was added, and the verdict of that moment. */
export type PlacedProof = Omit<FurtherVehicle, "fit"> & { fit: Fit };

type Proven = Pick<CartLine, "vin" | "plate" | "ktype" | "item" | "fit" | "also">;

/** The proofs of a line, that of its first vehicle first; vehicles without a verdict have none. */
export function proofsOf({
  vin,
  plate,
  ktype,
  item,
  fit,
  also,
  judgedAt,
}: Proven & { judgedAt: string }): PlacedProof[] {
  const first = { vin, plate, ktype, vehicle: item.vehicle, fit, judgedAt };
  return [first, ...also].filter((one): one is PlacedProof => one.fit !== null);
}

const gravity: readonly FitVerdict[] = ["fits", "unknown", "no"];

/** The verdict that a line of several vehicles shows: the gravest of them. Null without any. */
export const gravestOf = (proofs: readonly PlacedProof[]): Fit | null =>
  proofs.reduce<Fit | null>(
    (worst, { fit }) => (worst && gravity.indexOf(worst.verdict) >= gravity.indexOf(fit.verdict) ? worst : fit),
    null,
  );
