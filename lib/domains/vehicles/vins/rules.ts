import { isVin, vinCheckDigit, vinHintApplies } from "@/lib/shared/vin";
import { modelYear, type YearReading } from "@/lib/shared/vin-year";
import type { VehicleType } from "../models/rules";
import { countryOfVin, regionOfVin, type VinRegion } from "./tables/countries";
import makers from "./tables/makers.json";

export type MakerKind = "car" | "van" | "truck" | "bus" | "motorcycle" | "trailer" | "quadricycle" | "machine";

/** Several makes share some identifiers; others are not listed, or stand for every small maker of a country. */
export type MakerReading =
  | { state: "known" | "candidates"; makes: string[]; sure: boolean }
  | { state: "unknown"; reason: "small-maker" | "unlisted" };

/** The factory where the identifier has only one; else the sign whose meaning only the maker knows. */
export type PlantReading = { state: "known"; plant: string } | { state: "code"; code: string } | { state: "unknown" };

/** Position 9 is a check digit by law in North America and China, by habit of a few makers, and free elsewhere. */
export interface CheckReading {
  use: "mandatory" | "habit" | "free";
  holds: boolean;
  expected: string;
  found: string;
}

export interface DecodedVin {
  vin: string;
  sections: { wmi: string; vds: string; vis: string };
  region: VinRegion | null;
  /** ISO code of the country to which the identifier was given. */
  country: string | null;
  maker: MakerReading;
  kind: MakerKind | null;
  year: YearReading;
  plant: PlantReading;
  check: CheckReading;
}

type Row = readonly [
  wmi: string,
  makes: string | null,
  country: string,
  kind: MakerKind | null,
  plant: string | null,
  sure: boolean,
];
const byWmi = new Map((makers as unknown as Row[]).map((row) => [row[0], row]));

/** Whether the first three signs of a VIN are a maker's that is listed. */
export const isMaker = (wmi: string): boolean => byWmi.has(wmi);

const checkedByLaw = new Set(["US", "CA", "CN"]);
const lightKinds = new Set<MakerKind | null>(["car", "van"]);

/**
 * What a VIN says by itself in a year (the current one); null for what is no VIN. Nothing is guessed: of two possible model
 * years the day of first registration, where it is known, tells the right one.
 */
export function decodeVin(vin: string, thisYear: number, firstRegistered?: number): DecodedVin | null {
  const expected = vinCheckDigit(vin);
  if (!isVin(vin) || expected === null) return null;
  const row = byWmi.get(vin.slice(0, 3));
  const country = row?.[2] ?? countryOfVin(vin);
  const kind = row?.[3] ?? null;
  const year = settled(modelYear(vin, { notAfter: thisYear, light: lightKinds.has(kind) }), firstRegistered);
  const found = vin.charAt(8);
  const use = checkedByLaw.has(country ?? "") ? "mandatory" : vinHintApplies(vin) ? "habit" : "free";
  return {
    vin,
    sections: { wmi: vin.slice(0, 3), vds: vin.slice(3, 9), vis: vin.slice(9) },
    region: regionOfVin(vin),
    country,
    maker: makerOf(vin, row),
    kind,
    year: year ?? { state: "unknown", reason: "no-code" },
    plant: plantOf(vin, row, year),
    check: { use, holds: found === expected, expected, found },
  };
}

/** A new vehicle may wait for its registration, and a model year begins in the year before. */
function settled(reading: YearReading | null, registered: number | undefined): YearReading | null {
  if (reading?.state !== "candidates" || registered === undefined) return reading;
  const [year, ...others] = reading.years.filter((one) => one <= registered + 1 && one >= registered - 5);
  return year === undefined || others.length > 0 ? reading : { state: "known", year, position: reading.position };
}

function makerOf(vin: string, row: Row | undefined): MakerReading {
  if (!row?.[1]) return { state: "unknown", reason: row || vin.charAt(2) === "9" ? "small-maker" : "unlisted" };
  const makes = row[1].split(" / ");
  return { state: makes.length > 1 ? "candidates" : "known", makes, sure: row[5] };
}

function plantOf(vin: string, row: Row | undefined, year: YearReading | null): PlantReading {
  if (row?.[4]) return { state: "known", plant: row[4] };
  const taken = year && year.state !== "unknown" && year.position === 11;
  const code = vin.charAt(10);
  return taken || code === "0" ? { state: "unknown" } : { state: "code", code };
}

const cataloguesOfKind: Record<MakerKind, VehicleType[]> = {
  ...{ car: ["vl"], van: ["vl"], quadricycle: ["vl"], motorcycle: ["motos"] },
  ...{ truck: ["pl"], bus: ["pl"], trailer: [], machine: [] },
};

/** The selectors in which models of the maker are looked for; all three for one that makes several kinds. */
export const vehicleTypesOf = ({ kind }: Pick<DecodedVin, "kind">): VehicleType[] =>
  kind === null ? ["vl", "pl", "motos"] : cataloguesOfKind[kind];

/** Names under which a catalogue may know a maker, the fullest first: "BMW Motorrad", "BMW". */
export function catalogueNames(make: string): string[] {
  const words = [make, ...make.split(" "), ...make.split(/[ -]/)];
  return [...new Set(words.filter((word) => word.length > 1))];
}

/** The years that a VIN leaves open; none where it states none. */
export function possibleYears({ year }: Pick<DecodedVin, "year">): number[] {
  if (year.state === "unknown") return [];
  return year.state === "known" ? [year.year] : year.years;
}

/** Whether a model was built for one of the model years; a model year begins in the year before. True where no year is stated. */
export function builtIn(years: readonly number[], model: { yearFrom: number | null; yearTo: number | null }): boolean {
  const { yearFrom, yearTo } = model;
  return years.length === 0 || years.some((year) => (yearFrom ?? year) <= year && (yearTo ?? year) >= year - 1);
}
