import { formatTag } from "./languages";
import { formatNumber } from "./numbers";

export type Currency = "EUR" | "CHF";

/** What stands where a price is missing. */
export const MISSING_PRICE = "XXX.xx";

/** What a quote takes off public prices, in basis points. */
export const quoteDiscountBp = 1_000;

/** VAT in basis points by the currency of a sale: France, and Switzerland for Techauto. */
export const vatRateBp = { EUR: 2000, CHF: 810 } as const;

const BASIS = 10_000n;
const formats = new Map<string, Intl.NumberFormat>();

function divideRounded(value: bigint, by: bigint): number {
  const half = by / 2n;
  return Number((value < 0n ? value - half : value + half) / by);
}

/**
 * Net price in cents after successive discounts in basis points (3000 = 30 percent). Exact until the end and rounded once,
 * half away from zero, so that the order of the discounts cannot matter. RangeError outside 0-10000 or for no integer.
 */
export function applyDiscounts(baseCents: number, ...basisPoints: number[]): number {
  let value = BigInt(baseCents);
  for (const points of basisPoints) {
    if (!Number.isInteger(points) || points < 0 || points > 10_000) throw new RangeError("discount outside 0-10000");
    value *= BASIS - BigInt(points);
  }
  return divideRounded(value, BASIS ** BigInt(basisPoints.length));
}

/** The unit price that a quote shows: the public price before tax less 10 percent, in cents. */
export function quotedPrice(publicCents: number): number {
  return applyDiscounts(publicCents, quoteDiscountBp);
}

/** VAT in cents of a net amount (rate in basis points, 2000 = 20 percent), rounded half away from zero. */
export function vatOf(netCents: number, rateBp: number): number {
  return divideRounded(BigInt(netCents) * BigInt(rateBp), BASIS);
}

/** What minutes of work cost at an hourly rate, both in cents, rounded half away from zero; RangeError for no integers. */
export function timePrice(minutes: number, hourlyCents: number): number {
  return divideRounded(BigInt(minutes) * BigInt(hourlyCents), 60n);
}

export interface Totals {
  netCents: number;
  vatCents: number;
  grossCents: number;
  rates: { rateBp: number; netCents: number; vatCents: number }[];
}

/** Totals in cents: VAT is computed once per rate on the sum of its lines, rates in ascending order. */
export function totalsOf(lines: readonly { netCents: number; rateBp: number }[]): Totals {
  const nets = new Map<number, number>();
  for (const { netCents, rateBp } of lines) nets.set(rateBp, (nets.get(rateBp) ?? 0) + netCents);
  const rates = [...nets]
    .sort(([a], [b]) => a - b)
    .map(([rateBp, netCents]) => ({ rateBp, netCents, vatCents: vatOf(netCents, rateBp) }));
  const netCents = rates.reduce((sum, rate) => sum + rate.netCents, 0);
  const vatCents = rates.reduce((sum, rate) => sum + rate.vatCents, 0);
  return { netCents, vatCents, grossCents: netCents + vatCents, rates };
}

/** Euro as the locale writes it; Swiss francs as "12.50 CHF" and "1’234.50 CHF" everywhere; XXX.xx for a missing price. */
export function formatMoney(cents: number | null, currency: Currency, locale: string): string {
  if (cents === null) return MISSING_PRICE;
  if (currency === "CHF") return `${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, "’")} CHF`;
  let format = formats.get(locale);
  if (!format)
    formats.set(locale, (format = new Intl.NumberFormat(formatTag(locale), { style: "currency", currency })));
  return format.format(cents / 100);
}

/** Hundredths of any currency as the locale writes them, its code behind; what is no code stands as it is. */
export function formatAnyMoney(cents: number, currency: string, locale: string): string {
  if (currency === "EUR" || currency === "CHF") return formatMoney(cents, currency, locale);
  if (!/^[A-Z]{3}$/.test(currency)) return `${(cents / 100).toFixed(2)} ${currency}`;
  return formatNumber(cents / 100, locale, { style: "currency", currency, currencyDisplay: "code" });
}

/** Cents of a typed positive price ("12,5", "12.50", "1 234,50"; up to 9999999.99); null for anything else, zero included. */
export function parsePrice(text: string): number | null {
  const typed = text.trim().replace(/^(\d{1,3})((?:[\s'’]\d{3})+)(?!\d)/, (number) => number.replace(/[\s'’]/g, ""));
  const [, whole, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  return Number(whole + cents.padEnd(2, "0")) || null;
}

/** Swiss cash total: the nearest 5 rappen, in cents. */
export function roundTo5Rappen(cents: number): number {
  return Math.round(cents / 5) * 5 + 0;
}
