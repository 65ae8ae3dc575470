import type { VehicleCategory } from "@/lib/domains/vehicles/rules";
import { CRITAIR_ROWS, type CritAirClass } from "@/lib/domains/vehicles/emissions/tables/critair";
import { EURO_STAGES, type EuroStage } from "@/lib/domains/vehicles/emissions/tables/euro";
import { CRITAIR_FUELS, FUEL_GROUPS, type FuelGroup } from "@/lib/domains/vehicles/emissions/tables/fuels";
import { normOfV9 } from "./v9";
import { isIsoDate } from "@/lib/shared/dates";

export type { CritAirClass, FuelGroup };

export interface EuroNorm {
  /** "0" (before Euro 1) to "7"; "I" to "VI" for heavy vehicles. */
  norm: string;
  /** A later norm that the vehicle may already meet, as in "Euro 5 (or 6)". */
  alternative: string | null;
  /** The exact step ("6d-TEMP") when only one is possible. */
  step: string | null;
  source: "v9" | "date";
}

const CO2_LIMITS = [
  [100, "A"],
  [120, "B"],
  [140, "C"],
  [160, "D"],
  [200, "E"],
  [250, "F"],
] as const;

export type Co2Class = (typeof CO2_LIMITS)[number][1] | "G";

function normOf(step: string): string {
  return /^(?:\d|[IV]+)/.exec(step)?.[0] ?? step;
}

function rankOf(stages: readonly EuroStage[], norm: string): number {
  return stages.findIndex(({ step }) => normOf(step) === norm);
}

function normByDate(category: VehicleCategory, day: string): EuroNorm {
  const calendars = EURO_STAGES[category];
  const sure = calendars.map(
    (stages) => stages.findLast(({ allRegistrations }) => allRegistrations <= day)?.step ?? "0",
  );
  const possible = calendars.map((stages) => stages.findLast(({ newTypes }) => newTypes <= day)?.step ?? "0");
  const order = calendars[0] ?? [];
  const norms = [...sure, ...possible].map(normOf).sort((a, b) => rankOf(order, a) - rankOf(order, b));
  const [lowest = "0", highest = "0"] = [norms.at(0), norms.at(-1)];
  const steps = new Set([...sure, ...possible]);
  const [step = "0"] = steps;
  return {
    norm: lowest,
    alternative: highest === lowest ? null : highest,
    step: steps.size === 1 && step !== lowest ? step : null,
    source: "date",
  };
}

/** The Euro norm: what field V.9 states, else what the day of first registration implies; null when neither is known. */
export function euroNorm(vehicle: {
  category: VehicleCategory | null;
  firstRegistration: string | null;
  v9: string | null;
}): EuroNorm | null {
  const stated = normOfV9(vehicle.v9, vehicle.category);
  if (stated) return { ...stated, alternative: null, source: "v9" };
  const { category, firstRegistration } = vehicle;
  if (category === null || firstRegistration === null || !isIsoDate(firstRegistration)) return null;
  return normByDate(category, firstRegistration);
}

/**
 * The Crit'Air class. `euro` is the norm stated by field V.9 and goes before the date of first registration;
 * a norm that is only derived from the date must not be given. Null when it cannot be told.
 */
export function critAir(vehicle: {
  category: VehicleCategory | null;
  p3: string | null;
  firstRegistration: string | null;
  euro: string | null;
}): CritAirClass | null {
  const { category, firstRegistration, euro } = vehicle;
  const fuel = CRITAIR_FUELS.get(vehicle.p3?.trim().toUpperCase() ?? "");
  if (category === null || fuel === undefined) return null;
  if (fuel === "zero") return "E";
  if (fuel === "gasOrPlugin") return "1";
  const rows = CRITAIR_ROWS[category][fuel];
  const byNorm = euro === null ? undefined : rows.find((row) => row.euro.includes(normOf(euro)));
  if (byNorm) return byNorm.class;
  if (firstRegistration === null || !isIsoDate(firstRegistration)) return null;
  return rows.find(({ from }) => from <= firstRegistration)?.class ?? null;
}

/** The CO2 label class of grams per kilometre; null when unknown. */
export function co2Class(grams: number | null): Co2Class | null {
  if (grams === null || !(grams >= 0)) return null;
  return CO2_LIMITS.find(([limit]) => grams <= limit)?.[1] ?? "G";
}

/** The simple fuel group of a P.3 code; null for an unknown code. */
export function fuelGroup(p3: string | null): FuelGroup | null {
  return FUEL_GROUPS.get(p3?.trim().toUpperCase() ?? "") ?? null;
}
