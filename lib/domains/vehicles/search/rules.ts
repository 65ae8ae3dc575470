import { largestId } from "@/lib/shared/address";
import { cleanText, compactKey, hasForeignLetters } from "@/lib/shared/compact";
import { formatPlate, PLATE_MAX_LENGTH, plateCorrections, readPlate } from "@/lib/shared/plate";
import type { PlateCountry, PlateSeries } from "@/lib/shared/plate";
import type { Right } from "@/lib/shared/rights";
import { isCnit, readShortTypeCode, readTypeCode } from "@/lib/shared/type-code";
import { isVin, readChassisNumber, vinCorrections } from "@/lib/shared/vin";
import type { SearchField } from "../paths/rules";

export { isSearchField, searchFields, type SearchField } from "../paths/rules";

export type RecognisedAs =
  `plate-${PlateSeries}` | "vin" | "chassis" | "cnit" | "tvv" | "ktype" | "ntypnr" | "ebayMoto" | "MID";

/** `key` is what is looked up, `value` what is shown and stands in the address. */
export type SearchReading =
  | { outcome: "empty" }
  | { outcome: "read"; key: string; value: string; as: RecognisedAs }
  | { outcome: "malformed"; corrections: string[] };

interface SearchFieldRule {
  maxLength: number;
  inputMode: "text" | "numeric";
  /** Nothing is looked up for users without this right. */
  needs?: Right;
  read: (text: string) => SearchReading;
}

const malformed = (corrections: string[] = []): SearchReading => ({ outcome: "malformed", corrections });
const readAs = (as: RecognisedAs, value: string): SearchReading => ({ outcome: "read", key: value, value, as });

const readPlateOf =
  (country: PlateCountry) =>
  (text: string): SearchReading => {
    const plate = readPlate(text, country);
    if (plate) return { outcome: "read", key: plate.compact, value: plate.display, as: `plate-${plate.series}` };
    return malformed(plateCorrections(text, country).map(({ display }) => display));
  };

function readVin(text: string): SearchReading {
  const corrections = vinCorrections(text);
  const chassis = hasForeignLetters(text) ? null : readChassisNumber(text);
  if (!chassis || !/\d/.test(chassis) || corrections.length > 0) return malformed(corrections);
  if (isVin(chassis)) return readAs("vin", chassis);
  return chassis.length < 17 ? readAs("chassis", chassis) : malformed();
}

function readTechnicalType(text: string): SearchReading {
  const code = readTypeCode(text) ?? readShortTypeCode(text);
  return code === null ? malformed() : readAs(isCnit(code) ? "cnit" : "tvv", code);
}

const readNumber =
  (as: "ktype" | "ntypnr") =>
  (text: string): SearchReading => {
    const digits = /^0*([1-9]\d{0,9})$/.exec(text)?.[1];
    return digits && Number(digits) <= largestId ? readAs(as, digits) : malformed();
  };

/** Letters and digits, at least one of these; separators aside. */
const readCode =
  (as: "ebayMoto" | "MID") =>
  (text: string): SearchReading => {
    const key = compactKey(text);
    const plain = /^[A-Za-z0-9 ._-]+$/.test(text) && /\d/.test(key);
    return plain && key.length >= 3 && key.length <= 20 ? readAs(as, key) : malformed();
  };

const plateRule = { maxLength: PLATE_MAX_LENGTH, inputMode: "text" } as const;
const numberRule = { maxLength: 10, inputMode: "numeric" } as const;
const codeRule = { maxLength: 20, inputMode: "text" } as const;

/** The identifiers that a vehicle is looked up by, in the order in which they are offered. */
export const searchRules: Record<SearchField, SearchFieldRule> = {
  immat: { ...plateRule, read: readPlateOf("FR") },
  swissPlate: { ...plateRule, needs: "immatCH", read: readPlateOf("CH") },
  targa: { ...plateRule, needs: "targa", read: readPlateOf("IT") },
  vin: { maxLength: 25, inputMode: "text", read: readVin },
  vehiculeTechnique: { maxLength: 60, inputMode: "text", read: readTechnicalType },
  ktype: { ...numberRule, read: readNumber("ktype") },
  ntypnr: { ...numberRule, read: readNumber("ntypnr") },
  ebayMoto: { ...codeRule, inputMode: "numeric", read: readCode("ebayMoto") },
  MID: { ...codeRule, read: readCode("MID") },
};

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
