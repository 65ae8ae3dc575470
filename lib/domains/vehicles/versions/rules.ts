import { fuelGroup, type FuelGroup } from "../emissions/rules";
import type { VehicleType } from "../models/rules";
import type { StoredVersion, VersionRow } from "./schema";

const vintageYears = 30;

export const yearOf = (ym: number | null): number | null => (ym === null ? null : Math.floor(ym / 100));

/** First day of a month yyyymm, as an ISO date. */
export function monthDate(ym: number | null): string | null {
  return ym === null ? null : `${Math.floor(ym / 100)}-${String(ym % 100).padStart(2, "0")}-01`;
}

/** Every vehicle of the version is a vintage one: it is listed as a classic, or its last one left the works 30 years ago. */
export function isVintageVersion({ vtype, toYm }: { vtype: VehicleType; toYm: number | null }, today: string): boolean {
  if (vtype === "classic") return true;
  if (toYm === null) return false;
  const month = Number(today.slice(0, 4)) * 100 + Number(today.slice(5, 7));
  return toYm + vintageYears * 100 < month;
}

type Names = { make: string; model: string; fuelName: (fuel: FuelGroup) => string };

/** A stored version in the words of the version calls. */
export function versionRowOf(version: StoredVersion, { make, model, fuelName }: Names): VersionRow {
  const { ktype, hmdnr, name, litres, kw, p3, body, engineCodes } = version;
  const fuel = fuelGroup(p3);
  return {
    id: ktype,
    ktype,
    hmdnr,
    name: `${make} ${name.startsWith(`${model} `) ? name : `${model} ${name}`}`,
    makeLabel: make,
    versionLabel: name,
    motorLabel: engineCodes.join(", ") || null,
    bodyStyle: body,
    fuelType: fuel && fuelName(fuel),
    strokeCapacityLiter: litres,
    horsePowerKw: kw,
    yearFrom: yearOf(version.fromYm),
    yearTo: yearOf(version.toYm),
  };
}
