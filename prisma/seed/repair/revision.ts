import type { Interval, RevisionOperation, Schedule, ServiceIntervals } from "@/lib/providers/repair-data/port";
import { coolantOf } from "./coolant";
import { planOf, type Plan } from "./plan";
import type { Subject, Told } from "./subject";
import type { IntervalRow, OperationRow, ServiceTables } from "./tables";
import type { Worded } from "./texts";

type Service = Worded<ServiceIntervals>;

/** Every revision service of a version with its operations. */
export function servicesOf(tables: ServiceTables, subject: Subject): Told<Service>[] {
  const plan = planOf(tables, subject);
  const fluids = fluidsOf(tables, plan, subject);
  const rows = new Map(plan.intervals.map((row) => [row.op, row]));
  const keys = new Map(
    tables.operations.map((one) => [one.id, JSON.stringify([rows.get(one.id), fluidOf(one, fluids)])]),
  );
  return tables.services.flatMap((service) => {
    const schedule = dueOf(tables, plan, service.serviceId);
    if (!schedule) return [];
    const ids = operationIds(service);
    const key = [service.serviceId, JSON.stringify(schedule), ...ids.map((id) => keys.get(id))].join("|");
    return { key, build: () => serviceOf(tables, { service, schedule, rows, fluids }) };
  });
}

type Fluids = Record<string, RevisionOperation["fluid"]>;
const litres = (quantity: string, grade: string | null, spec: string | null = null) => ({
  ...{ quantity, unit: "l", grade, spec },
});

function fluidsOf({ fluids }: ServiceTables, { oil }: Plan, { version, place }: Subject): Fluids {
  return {
    engineOil: oil && litres(oil.litres.toFixed(1), oil.grade, oil.spec),
    coolant: litres((fluids.coolant.byClass[place.class] ?? 7).toFixed(1), coolantOf(version.make)),
    brakeFluid: litres("1.0", place.era >= "e3" ? "DOT 4 LV" : "DOT 4"),
    automaticGearbox: litres("4.0 – 7.0", null),
    manualGearbox: litres("1.9 – 2.8", "75W-80", "GL-4+"),
    coupling: litres("0.7 – 0.9", null),
    dpfAdditive: litres("1.8", null),
    adblue: litres("11 – 17", "ISO 22241"),
  };
}

const period = ({ km, months }: Pick<IntervalRow, "km" | "months">): Interval => ({
  ...{ km: km ?? null, months: months ?? null },
});
const byFactor = ({ km, months }: Interval, by: number): Interval => ({
  km: km && km * by,
  months: months && months * by,
});

/** Due for the first time after `first` periods, then after every `every`. */
function scheduleOf(row: IntervalRow, first: number, every: number): Schedule {
  const recurring = (one: Interval) => ({ first: byFactor(one, first), every: byFactor(one, every) });
  return { ...recurring(period(row)), severe: row.severe ? recurring(period(row.severe)) : null };
}

/** The operation by whose interval a service is due; intermediate and main services take turns. */
const leading: Record<string, [op: string, first: number, every: number]> = {
  "SV-A": ["OIL", 1, 2],
  "SV-B": ["OIL", 2, 2],
  "SV-2": ["BRF", 1, 1],
  "SV-P": ["SPK", 1, 1],
  "SV-F": ["FUE", 1, 1],
  "SV-T": ["TIM", 1, 1],
  "SV-C": ["COO", 1, 1],
  "SV-G": ["ATF", 1, 1],
  "SV-X": ["HAL", 1, 1],
  "SV-D": ["DPA", 1, 1],
};
/** What no service of its own holds is done with the main one. */
const besides = ["GLO", "TBC", "ADB"];
const test: Schedule = { first: { km: null, months: 48 }, every: { km: null, months: 24 }, severe: null };

function dueOf({ generic }: ServiceTables, { electric, intervals }: Plan, serviceId: string): Schedule | null {
  if (serviceId === "SV-W") return test;
  if (serviceId === "SV-E") {
    const [km = null, months = null] = generic.byFuel.find(({ every }) => every)?.every ?? [];
    return electric ? scheduleOf({ op: serviceId, km, months }, 1, 1) : null;
  }
  const [op, first, every] = leading[serviceId] ?? [];
  const row = intervals.find((one) => one.op === op);
  return row && first && every ? scheduleOf(row, first, every) : null;
}

type ServiceRow = ServiceTables["services"][number];
const operationIds = ({ serviceId, operations }: ServiceRow): string[] => [
  ...operations,
  ...(serviceId === "SV-B" ? besides : []),
];

interface Planned {
  service: ServiceRow;
  schedule: Schedule;
  rows: ReadonlyMap<string, IntervalRow>;
  fluids: Fluids;
}

function serviceOf(tables: ServiceTables, { service, schedule, rows, fluids }: Planned): Service {
  const { serviceId, en, fr } = service;
  const told = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const known = tables.operations.find((one) => one.id === id);
      return (known && operationOf(tables, rows.get(id), fluids, known)) ?? [];
    });
  const own = told(service.operations);
  const operations = told(operationIds(service));
  const time_mins = own.reduce((sum, { time_mins: one }) => sum + one, 0);
  const counted = { time_mins, operationCount: operations.length };
  return { serviceId, label: { en, fr }, ...counted, schedule, operations };
}

/** What is checked at every visit; the rest is only there where the plan says when. */
const always = new Set([..."TYR LIG LEA DIA BRK SUS BAT ROD HVB RED".split(" ")]);

const fluidOf = ({ fluid }: OperationRow, fluids: Fluids) => (fluid && fluids[fluid]) || null;

function operationOf(
  { actions }: ServiceTables,
  row: IntervalRow | undefined,
  fluids: Fluids,
  operation: OperationRow,
): Service["operations"][number] | null {
  const { id, en, fr, action, time_mins, articles } = operation;
  if (!row && !always.has(id)) return null;
  return {
    ...{ id, label: { en, fr }, action: actions[action], kind: action, articles },
    time_mins: row?.time_mins ?? time_mins,
    fluid: fluidOf(operation, fluids),
    schedule: row ? scheduleOf(row, 1, 1) : null,
    ...{ qualifier: row?.if ?? null, note: row?.note ?? null },
  };
}
