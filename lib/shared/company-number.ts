import { cleanText, compactKey } from "@/lib/shared/compact";

const LA_POSTE = "356000000";
const UID_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4] as const;

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, at) => {
    const value = Number(sign) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function digitsOf(raw: string, length: number): string | null {
  const text = cleanText(raw).replace(/[ .]/g, "");
  return /^\d+$/.test(text) && text.length === length && !/^0+$/.test(text) ? text : null;
}

/** The 9 digits of a SIREN written with or without blanks; null when the key is wrong or it is the all-zero rental marker. */
export function readSiren(raw: string): string | null {
  const siren = digitsOf(raw, 9);
  return siren !== null && passesLuhn(siren) ? siren : null;
}

/** The 14 digits of a SIRET; null when its SIREN or its own key is wrong. */
export function readSiret(raw: string): string | null {
  const siret = digitsOf(raw, 14);
  if (siret === null || readSiren(siret.slice(0, 9)) === null) return null;
  if (passesLuhn(siret)) return siret;
  // La Poste numbers its offices by the plain sum of the digits; its seat follows the common rule.
  const sum = [...siret].reduce((total, digit) => total + Number(digit), 0);
  return siret.startsWith(LA_POSTE) && sum % 5 === 0 ? siret : null;
}

/** The French VAT number of a valid SIREN: FR, two key digits, SIREN. */
export function frenchVatOf(siren: string): string {
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`;
}

/** A French VAT number without blanks; null when SIREN or key is wrong. */
export function readFrenchVat(raw: string): string | null {
  const vat = compactKey(raw);
  const siren = /^FR\d{11}$/.test(vat) ? readSiren(vat.slice(4)) : null;
  return siren !== null && frenchVatOf(siren) === vat ? vat : null;
}

/** A Swiss company number as CHE-123.456.789, from any spelling, with or without TVA, MWST or IVA; null when its key is wrong. */
export function readSwissUid(raw: string): string | null {
  const digits = /^CHE(\d{9})(?:TVA|MWST|IVA)?$/.exec(compactKey(raw))?.[1];
  if (digits === undefined) return null;
  const sum = UID_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  if ((11 - (sum % 11)) % 11 !== Number(digits.charAt(8))) return null;
  return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
}

/** 732829320 as 732 829 320, a SIRET as 732 829 320 00074. */
export function formatSiren(number: string): string {
  return [number.slice(0, 3), number.slice(3, 6), number.slice(6, 9), number.slice(9)].filter(Boolean).join(" ");
}

export const isSiren = (text: string): boolean => readSiren(text) !== null;

/** French numbers by their key; others are taken as they are. */
export const isVatNumber = (text: string): boolean => !/^fr/i.test(text) || readFrenchVat(text) !== null;
