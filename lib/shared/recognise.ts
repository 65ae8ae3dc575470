import { cleanText, compactKey, hasForeignLetters } from "@/lib/shared/compact";
import { isEan13 } from "@/lib/shared/ean";
import { guessSearchType, type PartSearchType } from "@/lib/shared/part-number";
import { readPlateAnyCountry, type PlateCountry, type PlateReading, type PlateSeries } from "@/lib/shared/plate";
import { isCnit, readTypeCode } from "@/lib/shared/type-code";
import { isVin, normaliseVin, readChassisNumber } from "@/lib/shared/vin";

export type Recognition =
  | { kind: "plate"; plate: PlateReading }
  | { kind: "vin"; vin: string }
  | { kind: "ktype"; ktype: number }
  | { kind: "chassis" | "technicalType" | "ntypnr" | "ebayMoto" | "mid"; value: string }
  | { kind: "ean"; ean: string }
  | { kind: "reference"; text: string; number: string; search: PartSearchType }
  | { kind: "words"; words: string }
  | { kind: "empty" };

const REFERENCE_MAX_LENGTH = 40;
const SURE_ANYWHERE = new Set<PlateSeries>(["siv", "wwProvisional", "wGarage", "fni", "current", "be"]);
const SURE_AT_HOME = new Set<PlateSeries>(["ch", "motorcycle", "province", "lu"]);

// Short series (mopeds, LX 1006, L358A) have the shape of part numbers: they rank behind the number.
function isSure(plate: PlateReading, plateCountry: PlateCountry): boolean {
  return SURE_ANYWHERE.has(plate.series) || (plate.country === plateCountry && SURE_AT_HOME.has(plate.series));
}

function readsAsWords(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => !/\d/.test(word));
  const longEnough = text.replace(/\D/g, "").length < 3 ? 4 : 5;
  return words.some((word) => word.length >= longEnough);
}

// "renault 7701207339" has the seventeen characters of a VIN, whose letters never stand five in a group of their own.
const holdsName = (text: string): boolean => text.split(" ").some((group) => /^\p{L}{5,}$/u.test(group));

function codes(text: string): Recognition[] {
  const found: Recognition[] = [];
  const vin = normaliseVin(text);
  if (isVin(vin) && (vin.match(/\d/g) ?? []).length >= 4 && !holdsName(text)) found.push({ kind: "vin", vin });
  if (isCnit(compactKey(text))) found.push({ kind: "technicalType", value: compactKey(text) });
  const ean = text.replace(/ /g, "");
  if (isEan13(ean)) found.push({ kind: "ean", ean });
  if (/^[1-9]\d{4,7}$/.test(text)) found.push({ kind: "ktype", ktype: Number(text) });
  return found;
}

function asReference(text: string): Recognition[] {
  const number = compactKey(text);
  if (!/\d/.test(number) || number.length < 2 || number.length > REFERENCE_MAX_LENGTH) return [];
  return [{ kind: "reference", text, number, search: guessSearchType(text) }];
}

const identifiers: readonly [kind: "mid" | "ntypnr" | "ebayMoto", shape: RegExp][] = [
  ["mid", /^[A-Z]{2,4}\d{1,8}$/],
  ["ntypnr", /^[1-9]\d{3,7}$/],
  ["ebayMoto", /^[1-9]\d{4,11}$/],
];

/** The further identifiers of a vehicle that a number may be: too many numbers have their shape to be taken first. */
function asIdentifier(text: string): Recognition[] {
  const key = compactKey(text);
  const found: Recognition[] = identifiers
    .filter(([, shape]) => shape.test(key))
    .map(([kind]) => ({ kind, value: key }));
  const chassis = readChassisNumber(text);
  if (chassis && chassis.length < 17 && /\d{4}/.test(chassis)) found.push({ kind: "chassis", value: chassis });
  const type = text.includes(" ") ? null : readTypeCode(text);
  if (type && !isCnit(type) && !isVin(type) && type.length >= 6 && /[A-Z]/.test(type))
    found.push({ kind: "technicalType", value: type });
  return found;
}

/** The same with every identifier of a vehicle that it may be as well, behind what it is more likely to be. */
export function recogniseAll(raw: string, country: { plateCountry: PlateCountry }): Recognition[] {
  const found = recognise(raw, country);
  const text = cleanText(raw);
  if (!found.some(({ kind }) => kind === "reference") || readsAsWords(text)) return found;
  const likely = found.filter(({ kind }) => kind !== "words");
  return [...likely, ...asIdentifier(text), ...found.filter(({ kind }) => kind === "words")];
}

/** What a text typed in the one search field can be, best first; never empty, never throws, changes nothing it recognises. */
export function recognise(raw: string, { plateCountry }: { plateCountry: PlateCountry }): Recognition[] {
  const text = cleanText(raw);
  if (!/[\p{L}\p{N}]/u.test(text)) return [{ kind: "empty" }];
  const words: Recognition[] = [{ kind: "words", words: text }];
  if (hasForeignLetters(text)) return words;
  const plates = readPlateAnyCountry(text, plateCountry);
  const asPlate = (sure: boolean): Recognition[] =>
    plates.filter((plate) => isSure(plate, plateCountry) === sure).map((plate) => ({ kind: "plate", plate }));
  const reference = asReference(text);
  const rest = readsAsWords(text) ? [...words, ...reference] : [...reference, ...asPlate(false), ...words];
  return [...asPlate(true), ...codes(text), ...rest];
}
