import { orderTotals } from "@/lib/domains/orders/rules";
import { vatRateBp } from "@/lib/shared/money";
import type { BasketTotals } from "./schema";

const storePrefix = "techauto-";

/** By what goods of the supplier's store are told from articles: techauto- and the reference. */
export const storeKey = (ref: string): `techauto-${string}` => `${storePrefix}${ref}`;

/** The reference within such a key; null for anything else. */
export const storeRefOf = (key: number | string): string | null =>
  typeof key === "string" && key.startsWith(storePrefix) ? key.slice(storePrefix.length) : null;

/** What a price with Swiss tax is before it, in whole cents. */
export const beforeTax = (grossCents: number): number => Math.round((grossCents * 10_000) / (10_000 + vatRateBp.CHF));

interface Counted {
  priceCents: number;
  depositCents: number;
  quantity: number;
}

/** The sums of a basket, as the order says them that is made of it: before tax, tax once on their sum. */
export const basketTotals = (lines: readonly Counted[]): BasketTotals => ({
  currency: "CHF",
  ...orderTotals(lines, "CHF"),
});
