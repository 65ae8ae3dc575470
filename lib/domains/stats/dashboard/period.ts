import { addDays, addMonths, isIsoDate } from "@/lib/shared/dates";

/** Days of a period, the first and the last included, as ISO dates. */
export interface Period {
  from: string;
  to: string;
}
export type PeriodFault = "no-days" | "too-long" | "not-a-day" | "future";

export const mostDays = 1830;
const usualDays = 90;
const dayMs = 86_400_000;

export const daysIn = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** The period that is shown where none is asked for: ninety days that end today. */
export const usualPeriod = (today: string): Period => ({ from: addDays(today, 1 - usualDays), to: today });

/** The period of two days as an address or a call writes them, either left out; what is wrong with it beside, and whether days to come were cut off. */
export function readPeriod(
  { from = "", to = "" }: { from?: string; to?: string },
  today: string,
): { period: Period; fault: PeriodFault | null; isCut: boolean } {
  const usual = usualPeriod(today);
  const given = { from: from.trim(), to: to.trim() };
  const refused = (fault: PeriodFault) => ({ period: usual, fault, isCut: false });
  if ([given.from, given.to].some((day) => day !== "" && !isIsoDate(day))) return refused("not-a-day");
  const last = given.to || today;
  const first = given.from || addDays(last, 1 - usualDays);
  if (first > last) return refused("no-days");
  if (first > today) return refused("future");
  const period = { from: first, to: last > today ? today : last };
  return daysIn(period) > mostDays ? refused("too-long") : { period, fault: null, isCut: last > today };
}

export const comparisons = ["none", "before", "year"] as const;
export type Comparison = (typeof comparisons)[number];

/** The period that another is compared with: as many days before it, or the same days a year ago; null for none. */
export function comparedWith(period: Period, comparison: Comparison): Period | null {
  if (comparison === "none") return null;
  if (comparison === "year") return { from: addMonths(period.from, -12), to: addMonths(period.to, -12) };
  const days = daysIn(period);
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) };
}

/** Every day of a period. */
export const listDays = (period: Period): string[] =>
  Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));

/** The whole months that a period touches, as their first days. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** A period as the months that it holds whole, by their first days, and the days before and after them: first and last of each. */
export function monthsAndDays({ from, to }: Period): { months: string[]; days: [string, string, string, string] } {
  const months = monthsOf({ from, to }).filter((month) => month >= from && addMonths(month, 1) <= addDays(to, 1));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return { months: [], days: [from, to, addDays(to, 1), to] };
  return { months, days: [from, addDays(first, -1), addMonths(last, 1), to] };
}

/** The six months from the latest June on that has begun, as their first days. */
export function monthsFromJune(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const june = `${String(month >= 6 ? year : year - 1).padStart(4, "0")}-06-01`;
  return Array.from({ length: 6 }, (_, at) => addMonths(june, at));
}

/** The days of months that follow each other, of which the first days are given. */
export function spanOf(months: readonly string[]): Period {
  const [first = "1970-01-01", last = first] = [months[0], months.at(-1)];
  return { from: first, to: addDays(addMonths(last, 1), -1) };
}
