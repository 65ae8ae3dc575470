import { addMonths, ageBetween, isIsoDate } from "@/lib/shared/dates";
import { mostKm, readKm } from "../mileage/rules";
import type { Interval, Recurrence, RevisionService, Schedule } from "../schema";

/** A mileage on a day (ISO). */
export interface Reading {
  km: number;
  on: string;
}

export interface Driven {
  now: Reading;
  /** First registration, ISO; without it months cannot be counted. */
  registered: string | null;
  /** The last visit at which the plan was followed; null where nobody knows of one. */
  last: Reading | null;
  /** Town, towing, short trips, dust. */
  severe: boolean;
}

export const dueStates = ["overdue", "due", "next", "unknown"] as const;
export type DueState = (typeof dueStates)[number];

export interface Due {
  state: DueState;
  /** The planned point that counts: null where that axis does not. */
  km: number | null;
  on: string | null;
  /** What is left until then, negative when it is past. */
  leftKm: number | null;
  leftMonths: number | null;
}

/** A service is what falls due within so much of it, before and after. */
export const windowKm = 2500;
export const windowMonths = 2;

/** Months between two days with the part of the last one; negative when they are in the other order. */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from);
  const age = ageBetween(from, to);
  if (!age) return 0;
  const whole = age.years * 12 + age.months;
  const days = (Date.parse(to) - Date.parse(addMonths(from, whole))) / 86_400_000;
  return whole + days / 31;
}

/**
 * The planned point of one axis: after a known visit the first that it did not cover, else the last that has come near.
 * A visit covers what was due within the window after it.
 */
function pointOf(axis: { first: number; every: number; window: number }, now: number, last: number | null): number {
  const { first, every, window } = axis;
  const near = (last ?? now) + window;
  const passed = near < first ? -1 : Math.floor((near - first) / every);
  return first + every * (last === null ? Math.max(0, passed) : passed + 1);
}

interface Axis {
  point: number;
  left: number;
  window: number;
  every: number;
}

function axisOf(
  key: keyof Interval,
  { first, every }: Recurrence,
  window: number,
  now: number | null,
  last: number | null,
): Axis | null {
  const [from, again] = [first[key], every[key]];
  if (from === null || again === null || now === null) return null;
  const point = pointOf({ first: from, every: again, window }, now, last);
  return { point, left: point - now, window, every: again };
}

const stateOf = (axes: readonly Axis[]): DueState => {
  if (axes.length === 0) return "unknown";
  if (axes.some(({ left, window }) => left < -window)) return "overdue";
  return axes.some(({ left, window }) => left <= window) ? "due" : "next";
};

/** When a service is due on a car: at the first of kilometres and months of its plan, counted from new. */
export function dueOf(schedule: Schedule, { now, registered, last, severe }: Driven): Due {
  const recurrence = (severe && schedule.severe) || schedule;
  const age = registered === null ? null : monthsBetween(registered, now.on);
  const lastAge = last && registered !== null ? monthsBetween(registered, last.on) : null;
  const km = axisOf("km", recurrence, windowKm, now.km, last?.km ?? null);
  const months = axisOf("months", recurrence, windowMonths, age, lastAge);
  const axes = [km, months].filter((axis) => axis !== null);
  return {
    state: stateOf(axes),
    km: km?.point ?? null,
    on: months && registered !== null ? addMonths(registered, months.point) : null,
    leftKm: km?.left ?? null,
    leftMonths: months && Math.round(months.left * 10) / 10,
  };
}

/** How near a service is, as a share of its interval; the least comes first. */
function nearness({ schedule }: Pick<RevisionService, "schedule">, due: Due): number {
  const { km, months } = schedule.every;
  const shares = [
    due.leftKm !== null && km !== null ? due.leftKm / km : Infinity,
    due.leftMonths !== null && months !== null ? due.leftMonths / months : Infinity,
  ];
  return Math.min(...shares);
}

export interface DueService {
  service: RevisionService;
  due: Due;
}

/** The services by what is to be done about them, the most pressing first. */
export function groupServices(
  services: readonly RevisionService[],
  driven: Driven,
): { state: DueState; services: DueService[] }[] {
  const judged = services
    .map((service) => ({ service, due: dueOf(service.schedule, driven) }))
    .toSorted((one, other) => nearness(one.service, one.due) - nearness(other.service, other.due));
  return dueStates
    .map((state) => ({ state, services: judged.filter(({ due }) => due.state === state) }))
    .filter((group) => group.services.length > 0);
}

/** What was typed of a car, as text. */
export interface TypedReading {
  km: string;
  on: string;
  registered: string;
  lastKm: string;
  lastOn: string;
}
export type ReadingFault =
  "required" | "km" | "day" | "future" | "before-registered" | "last-km" | "last-day" | "last-pair";

/** What is wrong with what was typed, by field; empty when a reading can be made of it. */
export function readingFaults(typed: TypedReading, today: string): Partial<Record<keyof TypedReading, ReadingFault>> {
  const faults: Partial<Record<keyof TypedReading, ReadingFault>> = {};
  const { km, on, registered, lastKm, lastOn } = typed;
  if (km.trim() === "") faults.km = "required";
  else if (readKm(km) === null) faults.km = "km";
  for (const [name, day] of [
    ["on", on],
    ["registered", registered],
    ["lastOn", lastOn],
  ] as const)
    if (day !== "" && !isIsoDate(day)) faults[name] = "day";
  if (on === "") faults.on = "required";
  if (!faults.on && on > today) faults.on = "future";
  if (!faults.on && !faults.registered && registered !== "" && registered > on) faults.registered = "before-registered";
  if ((lastKm.trim() === "") !== (lastOn === "")) faults[lastKm.trim() === "" ? "lastKm" : "lastOn"] = "last-pair";
  if (lastKm.trim() === "" || faults.lastOn) return faults;
  const last = readKm(lastKm);
  if (last === null) faults.lastKm = "km";
  else if (last > (readKm(km) ?? mostKm)) faults.lastKm = "last-km";
  if (!faults.on && lastOn > on) faults.lastOn = "last-day";
  return faults;
}

/** The car as typed, null while something is wrong. */
export function readDriven(typed: TypedReading, severe: boolean, today: string): Driven | null {
  const km = readKm(typed.km);
  if (km === null || Object.keys(readingFaults(typed, today)).length > 0) return null;
  const lastKm = readKm(typed.lastKm);
  return {
    now: { km, on: typed.on },
    registered: typed.registered || null,
    last: lastKm === null ? null : { km: lastKm, on: typed.lastOn },
    severe,
  };
}
