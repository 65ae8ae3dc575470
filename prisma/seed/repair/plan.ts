import { isChainDriven } from "../catalogue/vehicles/camshaft";
import type { Subject } from "./subject";
import type { FuelRow, IntervalRow, Period, ServiceTables, Words } from "./tables";

/** What is due on a version, and when: of its engine's plan, else of what is usual for its fuel. */
export interface Plan {
  intervals: IntervalRow[];
  oil: { grade: string; spec: string; litres: number } | null;
  electric: boolean;
}

const allWheel = /\b(4X4|4WD|AWD|QUATTRO|XDRIVE|4MATIC|4MOTION|ALL4|ALLGRIP)\b/i;
const withAutomatic: Words = { en: "with automatic gearbox", fr: "avec boîte automatique" };

const row = (op: string, [km, months]: Period, more: Partial<IntervalRow> = {}): IntervalRow => ({
  ...{ op, km, months },
  ...more,
});

function fuelOf({ vehicle: { fuel, burns } }: Subject): FuelRow["fuel"] {
  if (burns === "nothing") return "electric";
  return fuel.includes("hybrid") ? "hybrid" : burns;
}

function usualPlan({ generic }: ServiceTables, subject: Subject): Plan {
  const { vehicle, version } = subject;
  const fuel = fuelOf(subject);
  const rule = generic.byFuel.find((one) => one.fuel === fuel && version.yearFromEst <= one.yearTo);
  if (!rule) throw new Error(`no intervals for ${fuel}`);
  const common = (op: string, more: Partial<IntervalRow> = {}) => row(op, generic.common[op] ?? [null, null], more);
  const everyCar = [common("CAB"), common("BRF"), common("ACS"), common("COO")];
  if (!rule.oil) return { intervals: everyCar, oil: null, electric: true };
  const { km, months, grade, spec } = rule.oil;
  const severe = { km: km / 2, months: Math.min(months, 12) };
  const chained = vehicle.chain || isChainDriven(vehicle.engineId, vehicle.group, vehicle.burns);
  const timing = rule.TIM && !chained ? [row("TIM", rule.TIM), common("ACB", { with: "TIM" })] : [common("ACB")];
  return {
    intervals: [
      row("OIL", [km, months], { severe }),
      row("RES", [km, months], { with: "OIL" }),
      ...everyCar,
      common("AIR"),
      ...(rule.SPK ? [row("SPK", rule.SPK)] : []),
      ...(rule.FUE ? [row("FUE", rule.FUE)] : []),
      ...timing,
    ],
    oil: { grade, spec, litres: Math.round(((vehicle.litres ?? 1.6) * 2.1 + 0.8) * 10) / 10 },
    electric: false,
  };
}

function gearAndDrive({ vehicle, version }: Subject): IntervalRow[] {
  const automatic = vehicle.gearboxes.map((box) => /^[ADV]/.test(box));
  const sometimes = automatic.includes(false) ? { if: withAutomatic } : {};
  return [
    ...(automatic.includes(true) && vehicle.burns !== "nothing" ? [row("ATF", [80_000, 96], sometimes)] : []),
    ...(allWheel.test(version.label) ? [row("HAL", [60_000, 48])] : []),
  ];
}

/** The intervals of a version; what goes with another operation is due when that one is. */
export function planOf(tables: ServiceTables, subject: Subject): Plan {
  const named = tables.plans.find(({ engineId }) => engineId === subject.vehicle.engineId);
  const { oil, intervals, electric } = named
    ? { intervals: named.intervals, oil: { ...named.oil, litres: named.oil.litresWithFilter }, electric: false }
    : usualPlan(tables, subject);
  const byOp = new Map(intervals.map((one) => [one.op, one]));
  const due = intervals.map((one) => {
    const leader = one.with === undefined ? undefined : byOp.get(one.with);
    return leader ? { ...one, km: leader.km, months: leader.months, severe: leader.severe } : one;
  });
  return { intervals: [...due, ...gearAndDrive(subject)], oil: oil && { ...oil }, electric };
}
