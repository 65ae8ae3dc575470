import { compactKey } from "@/lib/shared/compact";
import { isIsoDate } from "@/lib/shared/dates";
import { fold } from "@/lib/shared/fold";

export type Raw = string | number | boolean | null;

// Services write a missing value as "0", "" or a word.
const missing = /^(0+([.,]0+)?|-+|inconnue?|unknown|null|n\/?[ac]|nc|non renseign[eé]e?|sans objet)?$/i;

/** The trimmed text of a value; null when the service means that it does not know. */
export function readText(value: Raw): string | null {
  const text = String(value ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return missing.test(text) ? null : text;
}

/** The first number of a value that may hold a unit ("1870 CM3", "1 807 kg", "5,4 l"); null when there is none or it is 0. */
export function readNumber(value: Raw): number | null {
  const found = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/.exec(readText(value) ?? "")?.[0];
  return found === undefined ? null : Number(found.replace(/[ \u00a0\u202f]/g, "").replace(",", ".")) || null;
}

export function readWhole(value: Raw): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.round(number);
}

/** Below this a "capacity" is the number of cylinders that one service sends under the same name. */
const smallestCcm = 20;

export function readCcm(value: Raw): number | null {
  const ccm = readWhole(value);
  return ccm !== null && ccm >= smallestCcm ? ccm : null;
}

/** A day written YYYY-MM-DD or DD-MM-YYYY, with any separator and perhaps a time behind it. */
export function readDay(value: Raw): string | null {
  const text = readText(value) ?? "";
  const [, year, month, date] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})/.exec(text) ?? [];
  const [, lateDate, lateMonth, lateYear] = /^(\d{2})[-/.](\d{2})[-/.](\d{4})/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${date}` : `${lateYear}-${lateMonth}-${lateDate}`;
  return isIsoDate(iso) ? iso : null;
}

const energyWords: readonly [RegExp, string][] = [
  [/^(GAZOLE|DIESEL)$/, "GO"],
  [/^(ESSENCE|SUPER)$/, "ES"],
  [/^(ELECTRIQUE|ELECTRICITE)$/, "EL"],
  [/^(SUPERETHANOL|E85)$/, "FE"],
  [/^GPL$/, "GP"],
  [/^(GNV|GAZ NATUREL)$/, "GN"],
  [/^HYDROGENE$/, "H2"],
];

/** The P.3 code of a code or a plain word; numeric codes differ between services and stay unknown. */
export function readEnergy(value: Raw): string | null {
  const text = fold(readText(value) ?? "").toUpperCase();
  if (/^([A-Z]{2}|H2)$/.test(text)) return text;
  return energyWords.find(([words]) => words.test(text))?.[1] ?? null;
}

/** A certificate's code such as VP or CI; a service's own numbers are not one. */
export function readCode(value: Raw): string | null {
  const text = readText(value)?.toUpperCase() ?? "";
  return /^[A-Z][A-Z0-9 -]{1,12}$/.test(text) ? text : null;
}

export const readKey = (value: Raw): string | null => compactKey(readText(value) ?? "") || null;

export function readGearbox(value: Raw): "manual" | "automatic" | null {
  const text = readText(value)?.toUpperCase() ?? "";
  if (/^(M|BVM\d?|MANUEL(LE)?|MECANIQUE)$/.test(text)) return "manual";
  return /^(A|BVA\d?|AUTO(MATIQUE)?)$/.test(text) ? "automatic" : null;
}

/** Nine digits; 000000000 marks a rental vehicle, so that here zeros do mean something. */
export function readSirenField(value: Raw): string | null {
  const digits = String(value ?? "").replace(/\s/g, "");
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** The engine codes that a text may mean: K9K_638 is one, F9Q(870|872) two of one family. */
export function readEngineCodes(value: Raw): string[] {
  const text = (readText(value) ?? "").toUpperCase().replace(/_/g, " ").trim();
  const [, family, list] = /^([A-Z0-9]+) ?\(([^)]*)\)$/.exec(text) ?? [];
  if (family && list) return list.split(/[|,/;]/).map((index) => `${family} ${index.trim()}`);
  return text ? [text.replace(/\s+/g, " ")] : [];
}

/** The only code, else the family that all candidates share, else null: a guess would hide parts that fit. */
export function oneEngineCode(codes: readonly string[]): string | null {
  const [first, ...others] = new Set(codes);
  if (first === undefined || others.length === 0) return first ?? null;
  const families = new Set(codes.map((code) => code.split(" ", 1)[0]));
  return families.size === 1 ? ([...families][0] ?? null) : null;
}
