import { eanCheckDigit, isEan13 } from "@/lib/shared/ean";

export const linesPerPage = 50;

/** Numbers that begin with 29 are for use inside one house: ours name an item that bears no EAN of its own. */
const inHouse = "29";

/** The bar code of an item: its own EAN-13, else a number of the house, which a scanner reads like every other. */
export function labelCodeOf({ id, ean }: { id: number; ean: string | null }): string {
  if (ean !== null && isEan13(ean)) return ean;
  const digits = inHouse + String(id).padStart(10, "0");
  return digits + eanCheckDigit(digits);
}

/** The item that a number of the house names; null for any other number. */
export function itemOfCode(code: string): number | null {
  if (!/^29\d{11}$/.test(code) || eanCheckDigit(code.slice(0, 12)) !== code.slice(12)) return null;
  return Number(code.slice(2, 12)) || null;
}

/** Whether an item is to be ordered again. */
export const isLow = ({ quantity, minimum }: { quantity: number; minimum: number }): boolean => quantity < minimum;

/** At most so long between two keys of a scanner, in milliseconds: nobody types like that. */
const scannerPause = 40;
const leastScanned = 4;

/** Whether keys that came at such times are a scanner's burst and not a hand's. */
export const isBurst = (times: readonly number[]): boolean =>
  times.length >= leastScanned &&
  times.every((at, index) => index === 0 || at - (times[index - 1] ?? at) <= scannerPause);
