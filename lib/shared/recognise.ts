import { cleanText, compactKey, hasForeignLetters } from "@/lib/shared/compact";
import { isEan13 } from "@/lib/shared/ean";
import { readOperationNumber } from "@/lib/shared/operation-number";
import { guessSearchType, type PartSearchType } from "@/lib/shared/part-number";
import { readPlateAnyCountry, type PlateCountry, type PlateReading, type PlateSeries } from "@/lib/shared/plate";
import { isCnit, readTypeCode } from "@/lib/shared/type-code";
import { isVin, normaliseVin, readChassisNumber } from "@/lib/shared/vin";

export type Recognition =
  | { kind: "plate"; plate: PlateReading }
  | { kind: "vin"; vin: string }
  | { kind: "ktype"; ktype: number }
  | { kind: "chassis" | "technicalType" | "ntypnr" | "ebayMoto" | "mid" | "operation"; value: string }
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

const LONGEST_PLATE_GROUPS = 3;
const SHORTEST_CERTAIN_PLATE = 7;

const isVehicle = (text: string): boolean =>
  isVin(normaliseVin(text)) ||
  readPlateAnyCountry(text, "FR").some(
    ({ series, compact }) => SURE_ANYWHERE.has(series) && compact.length >= SHORTEST_CERTAIN_PLATE,
  );

const isVinOrTodaysPlate = (text: string): boolean =>
  readPlateAnyCountry(text, "FR").some(({ series }) => series === "siv") || isVin(normaliseVin(text));

/** Whether a vehicle stands at one end of a text whose other words `isBeside` accepts. */
function hasVehicleBeside(
  text: string,
  isNamed: (vehicle: string) => boolean,
  isBeside: (rest: readonly string[]) => boolean,
): boolean {
  const groups = text.split(" ");
  for (let size = 1; size <= Math.min(LONGEST_PLATE_GROUPS, groups.length - 1); size++)
    for (const start of [0, groups.length - size])
      if (isBeside(groups.toSpliced(start, size)) && isNamed(groups.slice(start, start + size).join(" "))) return true;
  return false;
}

/** Whether a vehicle stands beside a part's number: "AB-123-CD 0986494104" has the seventeen characters of a VIN. */
const holdsNumberBeside = (text: string): boolean =>
  hasVehicleBeside(text, isVinOrTodaysPlate, (rest) => /^\d{5,}/.test(compactKey(rest.join(" "))));

/** Whether a vehicle stands beside a word, short as it may be, or a number: "AB123CD plaq", "ebr AB 123 CD". */
const readsAsPhrase = (text: string): boolean =>
  hasVehicleBeside(text, isVehicle, (rest) => rest.some((group) => /^\p{L}{2,}$/u.test(group))) ||
  holdsNumberBeside(text);

const saysWords = (text: string): boolean => readsAsWords(text) || readsAsPhrase(text);

// "renault 7701207339" has the seventeen characters of a VIN, whose letters never stand five in a group of their own.
const holdsName = (text: string): boolean => text.split(" ").some((group) => /^\p{L}{5,}$/u.test(group));

function codes(text: string): Recognition[] {
  const found: Recognition[] = [];
  const vin = normaliseVin(text);
  if (isVin(vin) && (vin.match(/\d/g) ?? []).length >= 4 && !holdsName(text) && !holdsNumberBeside(text))
    found.push({ kind: "vin", vin });
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
  if (!found.some(({ kind }) => kind === "reference") || saysWords(text)) return found;
  const likely = found.filter(({ kind }) => kind !== "words");
  const operation = asOperation(text);
  const [before, behind] = WRITTEN_OUT.test(text) ? [operation, []] : [[], operation];
  const identifiers = asIdentifier(text);
  const isCutVin = ({ kind }: Recognition) => kind === "chassis" && CUT_VIN.test(compactKey(text));
  const cut = identifiers.filter(isCutVin);
  const others = identifiers.filter((one) => !isCutVin(one));
  return [...before, ...cut, ...likely, ...behind, ...others, ...found.filter(({ kind }) => kind === "words")];
}

// A VIN with one or two characters missing: no part's number is as long, begins with a maker and ends in four digits.
const CUT_VIN = /^(?=.{15,16}$)[A-HJ-NPR-Z][A-HJ-NPR-Z\d]{2}(?=.*[A-HJ-NPR-Z].*[A-HJ-NPR-Z])[A-HJ-NPR-Z\d]*\d{4}$/;

// 2026-00001 is nothing else; 2026-1 may be a part's number.
const WRITTEN_OUT = /^20\d\d[^\p{L}\p{N}]\d{5,7}$/u;

function asOperation(text: string): Recognition[] {
  const value = /^20/.test(text) ? readOperationNumber(text) : null;
  return value === null ? [] : [{ kind: "operation", value }];
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
  const rest = saysWords(text) ? [...words, ...reference] : [...reference, ...asPlate(false), ...words];
  return [...asPlate(true), ...codes(text), ...rest];
}
