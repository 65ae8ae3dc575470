import { addDays, addMonths } from "@/lib/shared/dates";
import { Random } from "../catalogue/random";
import { source } from "./source";

const { dailyHits, period } = source;
const { christmasWeek } = dailyHits;
const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** Easter Sunday of a year, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function isHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return (
    dailyHits.holidaysFR.fixed.includes(day.slice(5)) || [1, 39, 50].some((after) => addDays(easter, after) === day)
  );
}

/** A Friday after a holiday, a Monday before one. */
const isBridge = (day: string): boolean =>
  (weekdayOf(day) === 5 && isHoliday(addDays(day, -1))) || (weekdayOf(day) === 1 && isHoliday(addDays(day, 1)));

function restOf(day: string): number {
  if (isHoliday(day)) return dailyHits.holidaysFR.factor;
  if (isBridge(day)) return dailyHits.holidaysFR.bridge.factor;
  const end = day.slice(5);
  return end >= christmasWeek.from || end <= christmasWeek.to ? christmasWeek.factor : 1;
}

/** Log-normal noise around 1 with the rules' sigma. */
function noiseOf(at: number): number {
  const random = new Random(at, 4711);
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.exp(0.06 * normal);
}

export interface CountedDay {
  day: string;
  hits: number;
}

/** Identifications of all companies on each day of thirteen months, the reference day the last. */
export function countedDays(referenceDay: string): CountedDay[] {
  const first = addDays(addMonths(referenceDay, -period.months), 1);
  const days: CountedDay[] = [];
  for (let day = first, at = 0; day <= referenceDay; day = addDays(day, 1), at += 1) {
    const month = dailyHits.month[String(Number(day.slice(5, 7)))] ?? 1;
    const weekday = dailyHits.weekday[names[weekdayOf(day)] ?? "Mon"];
    const growth = (1 + dailyHits.growthPerMonth) ** (at / 30.4);
    days.push({ day, hits: Math.round(dailyHits.base * weekday * month * growth * restOf(day) * noiseOf(at)) });
  }
  return days;
}
