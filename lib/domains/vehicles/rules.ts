import type { FuelGroup } from "@/lib/domains/vehicles/emissions/tables/fuels";
import { addMonths, ageBetween, isIsoDate } from "@/lib/shared/dates";

export type VehicleCategory = "VP" | "VUL" | "MOTO" | "CYCLO" | "PL";

const CATEGORIES: ReadonlyMap<string, VehicleCategory> = new Map([
  ["VP", "VP"],
  ["CTTE", "VUL"],
  ["DERIVVP", "VUL"],
  ["CAM", "PL"],
  ["TRR", "PL"],
  ["TCP", "PL"],
  ["MTL", "MOTO"],
  ["MTT1", "MOTO"],
  ["MTT2", "MOTO"],
  ["MTTE", "MOTO"],
  ["TM", "MOTO"],
  ["QM", "MOTO"],
  ["CL", "CYCLO"],
  ["CYCL", "CYCLO"],
]);

/** The category of a national genre (J.1); null for trailers, farm machines and VASP, whose category depends on mass and body. */
export function vehicleCategory(genre: string | null): VehicleCategory | null {
  return CATEGORIES.get(genre?.toUpperCase().replace(/[\s-]/g, "") ?? "") ?? null;
}

export type OwnerKind = "person" | "rental" | "company";

/** Who holds the certificate: no SIREN a person, 000000000 a rental marker, nine digits a company; null for anything else. */
export function ownerKind(siren: string | null): OwnerKind | null {
  const digits = siren?.replace(/\s/g, "") ?? "";
  if (digits === "") return "person";
  if (digits === "000000000") return "rental";
  return /^\d{9}$/.test(digits) ? "company" : null;
}

/** First hand when the certificate dates from the first registration, second when it is later; null when unknown or contradictory. */
export function hand(vehicle: {
  firstRegistration: string | null;
  certificateDate: string | null;
}): "first" | "second" | null {
  const { firstRegistration: first, certificateDate: certificate } = vehicle;
  if (first === null || certificate === null || !isIsoDate(first) || !isIsoDate(certificate)) return null;
  if (certificate < first) return null;
  return certificate === first ? "first" : "second";
}

const TESTS: Record<VehicleCategory, { firstAtYears: number; everyYears: number }> = {
  VP: { firstAtYears: 4, everyYears: 2 },
  VUL: { firstAtYears: 4, everyYears: 2 },
  MOTO: { firstAtYears: 5, everyYears: 3 },
  CYCLO: { firstAtYears: 5, everyYears: 3 },
  PL: { firstAtYears: 1, everyYears: 1 },
};

export interface TestDue {
  /** The vehicle is old enough to need a valid report; whether it has one is not known here. */
  required: boolean;
  /** The first test lies between these two days. */
  opensOn: string;
  deadline: string;
  everyYears: number;
}

/** The French periodic inspection (contrôle technique) by age; null when category or first registration is unknown. */
export function testDue(vehicle: {
  category: VehicleCategory | null;
  firstRegistration: string | null;
  today: string;
}): TestDue | null {
  const { category, firstRegistration: first, today } = vehicle;
  if (category === null || first === null || !isIsoDate(first)) return null;
  const { firstAtYears, everyYears } = TESTS[category];
  const deadline = addMonths(first, firstAtYears * 12);
  return { required: today >= deadline, opensOn: addMonths(first, firstAtYears * 12 - 6), deadline, everyYears };
}

function positive(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

/** Engine size in litres with one decimal (two below 100 cm3), from cubic centimetres. */
export function litresOf(ccm: number | null): number | null {
  const size = positive(ccm);
  if (size === null) return null;
  return size < 100 ? Math.round(size / 10) / 100 : Math.round(size / 100) / 10;
}

/** Power in whole kW: the stated one, else 0.735 times the metric horsepower. */
export function kilowatts(power: { kw: number | null; hp: number | null }): number | null {
  const [kw, hp] = [positive(power.kw), positive(power.hp)];
  return kw ?? (hp === null ? null : Math.round((hp * 735) / 1000));
}

/** Metric horsepower (ch) of a power in kW. */
export function horsepower(kw: number | null): number | null {
  const power = positive(kw);
  return power === null ? null : Math.round(power * 1.35962);
}

/** True from the thirtieth anniversary of the first registration. */
export function isVintage(vehicle: { firstRegistration: string | null; today: string }): boolean | null {
  const age = ageBetween(vehicle.firstRegistration, vehicle.today);
  return age === null ? null : age.years >= 30;
}

/** Fiscal horsepower (P.6) of a petrol or diesel vehicle from its power and CO2; null for other fuels and before July 1998. */
export function fiscalHp(vehicle: {
  kw: number | null;
  co2: number | null;
  fuel: FuelGroup | null;
  firstRegistration: string | null;
}): number | null {
  const { fuel, firstRegistration: first } = vehicle;
  const [kw, co2] = [positive(vehicle.kw), positive(vehicle.co2)];
  if (kw === null || first === null || !isIsoDate(first) || (fuel !== "petrol" && fuel !== "diesel")) return null;
  if (first >= "2020-07-01") return Math.round(1.8 * (kw / 100) ** 2 + 3.87 * (kw / 100) + 1.34);
  return co2 === null || first < "1998-07-01" ? null : Math.round(co2 / 45 + (kw / 40) ** 1.6);
}
