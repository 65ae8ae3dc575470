import { isIsoDate } from "@/lib/shared/dates";
import { instantOf, wallTime } from "@/lib/shared/wall-time";

/** Why a text is no time: not written as one, a day that no calendar has, an hour that the spring night leaves out. */
export type TimeFault = "when-format" | "no-such-day" | "no-such-time";
export type TypedTime = { wall: string | null; fault: null } | { wall: null; fault: TimeFault };

const two = (digits: string) => digits.padStart(2, "0");
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const clock = /^(\d{1,2})(?:[:hH](\d{1,2})?)?(?::\d{2})?$/;

function dayOf(text: string): string | null {
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (day && month && year) return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text) ?? [];
  return isoYear && isoMonth && isoDay ? `${isoYear}-${two(isoMonth)}-${two(isoDay)}` : null;
}

function minuteOf(text: string): string | null {
  const [, hour, minute = "0"] = clock.exec(text) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${two(minute)}` : null;
}

/**
 * The time that a text like 31/12/2026 18:30 names, as yyyy-MM-dd HH:mm:ss; null for an empty text. A day alone means
 * `dayAlone`, its first minute unless said otherwise.
 */
export function readTypedTime(text: string, dayAlone = "00:00"): TypedTime {
  const [date = "", time, ...more] = text.trim().split(/[\sT]+/);
  if (date === "") return { wall: null, fault: null };
  const day = dayOf(date);
  const minute = time === undefined ? dayAlone : minuteOf(time);
  if (day === null || minute === null || more.length > 0) return { wall: null, fault: "when-format" };
  if (!isIsoDate(day)) return { wall: null, fault: "no-such-day" };
  const wall = `${day} ${minute}:00`;
  const instant = instantOf(wall);
  if (!instant || wallTime(instant) !== wall) return { wall: null, fault: "no-such-time" };
  return { wall, fault: null };
}

/** yyyy-MM-dd HH:mm:ss, or as a browser's calendar writes it, as dd/MM/yyyy HH:mm; empty for null. */
export function writeTypedTime(wall: string | null): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2})/.exec(wall ?? "") ?? [];
  return time ? `${day}/${month}/${year} ${time}` : "";
}

/** A time on the wall in ms, for what is drawn by its place in time. */
export const msOf = (wall: string): number => instantOf(wall)?.getTime() ?? 0;
