import { addDays, addMonths } from "@/lib/shared/dates";

/** How far the morning looks ahead, and how long it still tells what has passed. */
const aheadDays = 42;
const pastDays = 60;
/** A vehicle that was serviced here comes back a year later, unless another day was said. */
const serviceMonths = 12;

export interface Span {
  from: string;
  to: string;
}

/** The days (ISO) within which an inspection or a service is told. */
export const dueSpan = (today: string): Span => ({ from: addDays(today, -pastDays), to: addDays(today, aheadDays) });

/** The days on which a vehicle was serviced that is due within them. */
export const servicedSpan = ({ from, to }: Span): Span => ({
  from: addMonths(from, -serviceMonths),
  to: addMonths(to, -serviceMonths),
});

/** The first turn of an inspection from today on, counted from the first one. */
export function nextInspection(
  { deadline, everyYears }: { deadline: string; everyYears: number },
  today: string,
): string {
  let turns = 0;
  while (addMonths(deadline, turns * everyYears * 12) < today) turns++;
  return addMonths(deadline, turns * everyYears * 12);
}

export interface DueDay {
  kind: "inspection" | "service";
  on: string;
  past: boolean;
  /** Counted, not said by anybody. */
  counted: boolean;
}

interface Days {
  inspectionOn: string | null;
  inspectionSaid: boolean;
  serviceOn: string | null;
  /** The last service that was noted here. */
  servicedOn: string | null;
}

/** What of a vehicle is due within some days, the earliest first. */
export function dueDays(vehicle: Days, { from, to }: Span, today: string): DueDay[] {
  const { inspectionOn, inspectionSaid, serviceOn, servicedOn } = vehicle;
  const next = serviceOn ?? (servicedOn && addMonths(servicedOn, serviceMonths));
  const days = [
    { kind: "inspection" as const, on: inspectionOn, counted: !inspectionSaid },
    { kind: "service" as const, on: next, counted: serviceOn === null },
  ];
  return days
    .flatMap(({ on, ...day }) => (on !== null && on >= from && on <= to ? [{ ...day, on, past: on < today }] : []))
    .toSorted((one, other) => one.on.localeCompare(other.on));
}
