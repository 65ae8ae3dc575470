import { cleanText, hasForeignLetters } from "@/lib/shared/compact";
import { formatPlate, PLATE_MAX_LENGTH, plateCorrections, readPlate, type PlateSeries } from "@/lib/shared/plate";
import type { Right } from "@/lib/shared/rights";
import { isVin, readChassisNumber, vinCorrections } from "@/lib/shared/vin";

export const searchFields = ["immat", "vin", "ktype"] as const;
export type SearchField = (typeof searchFields)[number];

export type RecognisedAs = `plate-${PlateSeries}` | "vin" | "chassis" | "ktype";

/** `key` is what is looked up, `value` what is shown and stands in the address. */
export type SearchReading =
  | { outcome: "empty" }
  | { outcome: "read"; key: string; value: string; as: RecognisedAs }
  | { outcome: "malformed"; corrections: string[] };

interface SearchFieldRule {
  maxLength: number;
  inputMode: "text" | "numeric";
  /** The input is offered to users with this right; everybody when absent. */
  right?: Right;
  read: (text: string) => SearchReading;
}

const malformed = (corrections: string[] = []): SearchReading => ({ outcome: "malformed", corrections });

function readFrenchPlate(text: string): SearchReading {
  const plate = readPlate(text, "FR");
  if (plate) return { outcome: "read", key: plate.compact, value: plate.display, as: `plate-${plate.series}` };
  return malformed(plateCorrections(text, "FR").map(({ display }) => display));
}

function readVin(text: string): SearchReading {
  const corrections = vinCorrections(text);
  const chassis = hasForeignLetters(text) ? null : readChassisNumber(text);
  if (!chassis || !/\d/.test(chassis) || corrections.length > 0) return malformed(corrections);
  if (isVin(chassis)) return { outcome: "read", key: chassis, value: chassis, as: "vin" };
  return chassis.length < 17 ? { outcome: "read", key: chassis, value: chassis, as: "chassis" } : malformed();
}

const largestId = 2_147_483_647;

function readKtype(text: string): SearchReading {
  const digits = /^0*([1-9]\d{0,9})$/.exec(text)?.[1];
  if (!digits || Number(digits) > largestId) return malformed();
  return { outcome: "read", key: digits, value: digits, as: "ktype" };
}

/** The identifiers that a vehicle is looked up by, in the order in which they are offered. */
export const searchRules: Record<SearchField, SearchFieldRule> = {
  immat: { maxLength: PLATE_MAX_LENGTH, inputMode: "text", right: "immatFR", read: readFrenchPlate },
  vin: { maxLength: 25, inputMode: "text", read: readVin },
  ktype: { maxLength: 10, inputMode: "numeric", read: readKtype },
};

export const isSearchField = (text: string): text is SearchField => searchFields.some((field) => field === text);

/** What was typed into a field: nothing, something to look up, or something malformed with what it may have meant. */
export function readSearch(field: SearchField, raw: string): SearchReading {
  const text = cleanText(raw.slice(0, 200));
  if (text === "") return { outcome: "empty" };
  return raw.length > 200 ? malformed() : searchRules[field].read(text);
}

/** A stored plate as it is written in its country. */
export const displayPlate = (
  compact: string | null,
  country: "FR" | "CH" | "IT" | "BE" | "LU" | null,
): string | null => (compact && country ? formatPlate(compact, country) : compact);
