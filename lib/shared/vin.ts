import { compactKey } from "@/lib/shared/compact";

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALUES = new Map([..."0123456789ABCDEFGHJKLMNPRSTUVWXYZ"].map((sign, at) => [sign, valueAt(sign, at)]));

function valueAt(sign: string, at: number): number {
  if (at < 10) return at;
  if (sign <= "H") return sign.charCodeAt(0) - 64;
  if (sign <= "R") return sign.charCodeAt(0) - 73;
  return sign.charCodeAt(0) - 81;
}

/** True for exactly 17 of A-Z0-9 without I, O and Q, in capitals. The check digit is not looked at. */
export function isVin(vin: string): boolean {
  return VIN.test(vin);
}

/** A-Z0-9 of a typed or scanned VIN; the I that export labels put before the 17 characters is dropped. */
export function normaliseVin(raw: string): string {
  const key = compactKey(raw);
  return key.length === 18 && key.startsWith("I") && isVin(key.slice(1)) ? key.slice(1) : key;
}

/** The VIN got by reading I as 1, O and Q as 0; empty when the text is already one or still is none. To be offered, never applied. */
export function vinCorrections(raw: string): string[] {
  const vin = normaliseVin(raw);
  const corrected = vin.replaceAll("I", "1").replace(/[OQ]/g, "0");
  return corrected !== vin && isVin(corrected) ? [corrected] : [];
}

export const vinLength = 17;

/** What a text lacks to be a VIN: how many characters, and the place (from 1) at which they begin if all before is there. Null for one of 17 or more, and for none. */
export function missingOfVin(raw: string): { typed: number; count: number; place: number } | null {
  const typed = compactKey(raw).length;
  return typed === 0 || typed >= vinLength ? null : { typed, count: vinLength - typed, place: typed + 1 };
}

/** Shorter texts are numbers of parts. */
const fewestOfVin = 13;

/** Whether a text is a VIN of which some characters are missing, rather than the number of a part. */
export function isShortVin(raw: string): boolean {
  const { length } = normaliseVin(raw);
  return length >= fewestOfVin && length < vinLength && /^(?=.{0,2}[A-Z])[A-HJ-NPR-Z\d]*\d{4}$/.test(normaliseVin(raw));
}

/** The letters of a text that no VIN holds, each with its place (from 1). */
export const strangeInVin = (raw: string): { sign: string; place: number }[] =>
  [...normaliseVin(raw)].flatMap((sign, at) => (/[IOQ]/.test(sign) ? [{ sign, place: at + 1 }] : []));

/** Whether a VIN becomes the text when some of its characters are left out. */
export function lacksFrom(text: string, vin: string): boolean {
  let at = 0;
  for (const sign of vin) if (sign === text.charAt(at)) at += 1;
  return at === text.length;
}

/** The check digit (0-9 or X) that position 9 should hold by ISO 3779; null when the text is not a VIN. */
export function vinCheckDigit(vin: string): string | null {
  if (!isVin(vin)) return null;
  const sum = WEIGHTS.reduce<number>((total, weight, at) => total + weight * (VALUES.get(vin.charAt(at)) ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** True when position 9 holds the right check digit. */
export function hasCheckDigit(vin: string): boolean {
  return vinCheckDigit(vin) === vin.charAt(8);
}

/** True for builds that do use the check digit (North America, China, Volvo, Land Rover): a wrong one is worth a hint, never a refusal. */
export function vinHintApplies(vin: string): boolean {
  return isVin(vin) && /^(?:[1457]|2[A-Z1-5]|3[A-X]|L|H|YV[14]|SAL)/.test(vin);
}

/** A chassis number of any age: 5 to 17 of A-Z0-9, compacted; null otherwise. A VIN is one too. */
export function readChassisNumber(raw: string): string | null {
  const key = normaliseVin(raw);
  return key.length >= 5 && key.length <= 17 ? key : null;
}

/** The VIN that a scanned code holds, as it stands or as one part of an address; null when it holds none. */
export function scannedVin(raw: string): string | null {
  const parts = raw
    .slice(0, 2000)
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  return [normaliseVin(raw), ...parts].find(isVin) ?? null;
}
