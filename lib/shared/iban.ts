import { compactKey, hasForeignLetters } from "@/lib/shared/compact";

/** Lengths by country: the register of the euro area, of Switzerland and of their neighbours. */
const lengths: Record<string, number> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15 },
  ...{ PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, TR: 26 },
};

const valueOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55);

/** What remains of the account number when it is divided by 97, its country and key put last (ISO 7064). */
function remainderOf(iban: string): number {
  const signs = [...iban.slice(4), ...iban.slice(0, 4)];
  return signs.reduce((rest, sign) => (rest * (/\d/.test(sign) ? 10 : 100) + valueOf(sign)) % 97, 0);
}

/** An IBAN as it is stored, without blanks; null when its country, its length or its key is wrong. */
export function readIban(raw: string): string | null {
  if (hasForeignLetters(raw)) return null;
  const iban = compactKey(raw);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && length !== iban.length) return null;
  return remainderOf(iban) === 1 ? iban : null;
}

/** An IBAN as it is read: in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");
