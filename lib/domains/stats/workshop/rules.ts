import type { QuoteWeek } from "@/lib/domains/quotes/queries/list-weeks";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import type { Seller } from "@/lib/domains/vendors/queries/find-sellers";
import { addDays } from "@/lib/shared/dates";
import { percentOf } from "../rules";

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

const none = { made: 0, madeCents: 0, accepted: 0, acceptedCents: 0, refused: 0, refusedCents: 0 };

/** Every week that a period touches, those without a quote too. */
export function allWeeks({ from, to }: { from: string; to: string }, rows: readonly QuoteWeek[]): QuoteWeek[] {
  const known = new Map(rows.map((row) => [row.week, row]));
  const weeks: QuoteWeek[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(known.get(week) ?? { week, ...none });
  return weeks;
}

/** What all weeks come to. */
export function sumWeeks(weeks: readonly QuoteWeek[]): Omit<QuoteWeek, "week"> {
  const sum = { ...none };
  for (const week of weeks) for (const name of Object.keys(none) as (keyof typeof none)[]) sum[name] += week[name];
  return sum;
}

export interface SupplierFigures {
  asked: number;
  answered: number;
  offered: number;
  ms: number;
}

/** Suppliers of the installation by code, and stores of vendors by channel. */
export interface OpenSuppliers {
  installed: ReadonlyMap<string, string>;
  sellers: ReadonlyMap<string, Seller>;
}

/** What a supplier is called: nothing for the own stock, which the screen names; the code of one that is not open any more. */
export function supplierName(code: string, { installed, sellers }: OpenSuppliers): string {
  if (code === ownStockChannel) return "";
  const seller = sellers.get(code);
  return installed.get(code) ?? (seller?.isOpen ? seller.name : code);
}

/** Of a supplier: how many answers in a hundred came, how many had something on offer, and the mean time of an answer in ms. */
export const supplierRates = ({ asked, answered, offered, ms }: SupplierFigures) => ({
  answeredPercent: percentOf(answered, asked),
  offeredPercent: percentOf(offered, answered),
  meanMs: answered > 0 ? Math.round(ms / answered) : null,
});

/** A time in the largest unit of which there are two or more: seconds, minutes, hours, days. */
export function spentWords(seconds: number): { unit: "seconds" | "minutes" | "hours" | "days"; count: number } {
  if (seconds < 120) return { unit: "seconds", count: Math.round(seconds) };
  if (seconds < 7200) return { unit: "minutes", count: Math.round(seconds / 60) };
  if (seconds < 172_800) return { unit: "hours", count: Math.round(seconds / 3600) };
  return { unit: "days", count: Math.round(seconds / 86_400) };
}
