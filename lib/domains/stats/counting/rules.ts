import type { CountedEvent } from "@/lib/platform/counting/event";
import { addMonths, isoDateIn } from "@/lib/shared/dates";
import { digitsTag } from "@/lib/shared/languages";

export const keptMonths = 13;
/** Clocks of machines differ by so much without anybody's fault. */
const aheadMs = 120_000;
const longestKeptMs = 396 * 86_400_000;
export const repeatMs = 30 * 86_400_000;
/** A quote belongs to an identification of at most a week before. */
export const quotedWithinMs = 7 * 86_400_000;

/**
 * When an event was, by a clock that may be wrong: what lies in the future, or before anything is kept, was when it was read.
 * Both in milliseconds since 1970, `now` by the database.
 */
export const soundTime = (at: number, now: number): number =>
  Number.isFinite(at) && at <= now + aheadMs && at > now - longestKeptMs ? Math.min(at, now) : now;

/** An event that was read from a spool, placed in the day of Paris and in the catalogue. */
export interface PlacedEvent extends CountedEvent {
  day: string;
  hour: number;
  month: string;
  makeId: number | null;
  modelId: number | null;
}

const hours = new Intl.DateTimeFormat(digitsTag, { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
/** The first day of the month some months before a day's own. */
export const monthBefore = (day: string, months: number): string => addMonths(monthOf(day), -months);

/** Makes a function that places events; `placeOf` tells make and model of a ktype. */
export function eventPlacer(
  now: number,
  placeOf: ReadonlyMap<number, { makeId: number; modelId: number }>,
): (event: CountedEvent) => PlacedEvent {
  const clock = new Map<number, { day: string; hour: number }>();
  return (event) => {
    const at = soundTime(event.at, now);
    const quarter = Math.floor(at / 900_000);
    const known = clock.get(quarter) ?? readClock(new Date(at));
    clock.set(quarter, known);
    const place = event.ktype === null ? undefined : placeOf.get(event.ktype);
    return {
      ...{ ...event, at, ...known, month: monthOf(known.day) },
      ...{ makeId: place?.makeId ?? null, modelId: place?.modelId ?? null },
    };
  };
}

const readClock = (at: Date) => ({ day: isoDateIn(at, "Europe/Paris"), hour: Number(hours.format(at)) });
