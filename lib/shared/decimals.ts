import { formatNumber } from "./numbers";

const digits = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** What is typed, or was written by a language, without blanks and marks of direction, and with a plain minus. */
export const bareNumber = (text: string): string => text.replace(/[\s'\u200e\u200f\u061c]/g, "").replace("−", "-");

/** A number as people type it: comma or point, blanks between thousands; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = bareNumber(text);
  return digits.test(plain) ? Number(plain.replace(",", ".")) : null;
}

/**
 * A number as a field holds it: the language's comma or point, and nothing between thousands, which would be read for
 * it. At most `most` decimals, at least `least`.
 */
export const typedNumber = (value: number, language: string, most = 3, least = 0): string =>
  formatNumber(value, language, { useGrouping: false, maximumFractionDigits: most, minimumFractionDigits: least });

/** Cents as a field for a price holds them. */
export const typedPrice = (cents: number, language: string): string => typedNumber(cents / 100, language, 2, 2);
