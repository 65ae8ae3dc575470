import { cleanText, compactKey, hasForeignLetters } from "@/lib/shared/compact";
import { PLATE_SHAPES, type PlateCountry, type PlateSeries } from "@/lib/shared/plate-shapes";

export type { PlateCountry, PlateSeries };

/** Longest plate that a field takes and that is ever displayed, in characters. */
export const PLATE_MAX_LENGTH = 11;

export const PLATE_COUNTRIES: readonly PlateCountry[] = ["FR", "CH", "IT", "BE", "LU"];

export interface PlateReading {
  country: PlateCountry;
  series: PlateSeries;
  compact: string;
  display: string;
}

/** The compact key of a plate (A-Z0-9): what is stored and searched. Legal or not. */
export function normalisePlate(raw: string): string {
  return compactKey(raw);
}

function readCompact(compact: string, country: PlateCountry): PlateReading | null {
  const found = PLATE_SHAPES[country].find(({ pattern }) => pattern.test(compact));
  if (!found) return null;
  return { country, series: found.series, compact, display: compact.replace(found.pattern, found.display) };
}

/** Null for a text that cannot be a plate: too long once runs of separators count as one, or letters outside A-Z. */
function plateKey(raw: string): string | null {
  const typed = cleanText(raw.slice(0, 200));
  if (raw.length > 200 || hasForeignLetters(typed)) return null;
  const key = compactKey(typed);
  const groups = typed.normalize("NFD").match(/[A-Za-z0-9\p{M}]+/gu) ?? [];
  return key !== "" && key.length + groups.length - 1 <= PLATE_MAX_LENGTH ? key : null;
}

/** The plate that a text holds in one country, in any spelling of blanks, dashes and case; null when it is not legal there. */
export function readPlate(raw: string, country: PlateCountry): PlateReading | null {
  const key = plateKey(raw);
  return key === null ? null : readCompact(key, country);
}

/** Every country's reading, the preferred country first. Bare digits are a plate in Luxembourg only when it is preferred. */
export function readPlateAnyCountry(raw: string, first: PlateCountry): PlateReading[] {
  const key = plateKey(raw);
  if (key === null) return [];
  const countries = [first, ...PLATE_COUNTRIES.filter((country) => country !== first)];
  return countries.flatMap((country) => {
    if (country === "LU" && first !== "LU" && /^\d+$/.test(key)) return [];
    return readCompact(key, country) ?? [];
  });
}

/** The country's printed form of a compact plate; a plate that is not legal there comes back as it is. */
export function formatPlate(compact: string, country: PlateCountry): string {
  return readCompact(compact, country)?.display ?? compact;
}

/** The country whose printed form a text is: AB-123-CD is French, AB 123 CD Italian. Null for any other. */
export function plateCountryOf(printed: string): PlateCountry | null {
  return PLATE_COUNTRIES.find((country) => readPlate(printed, country)?.display === printed) ?? null;
}

/** Legal plates got by reading O as 0 or I as 1, fewest changes first; empty when the text is legal as typed. To be offered, never applied. */
export function plateCorrections(raw: string, country: PlateCountry): PlateReading[] {
  const key = plateKey(raw);
  if (key === null || readCompact(key, country)) return [];
  let candidates = [{ text: "", changes: 0 }];
  for (const typed of key) {
    const digit = typed === "O" ? "0" : typed === "I" ? "1" : null;
    candidates = candidates.flatMap(({ text, changes }) => [
      { text: text + typed, changes },
      ...(digit === null ? [] : [{ text: text + digit, changes: changes + 1 }]),
    ]);
  }
  return candidates.sort((a, b) => a.changes - b.changes).flatMap(({ text }) => readCompact(text, country) ?? []);
}
