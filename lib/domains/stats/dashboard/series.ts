import { addDays } from "@/lib/shared/dates";
import { listDays, type Period } from "./period";
import { seriesNames, type SeriesName } from "./series-names";

export type DayRow = { day: string } & Record<SeriesName, number>;
export type Series = Record<SeriesName, number[]>;

const window = 30;

/** A number for each day of a period; days without a row have none of anything. */
export function seriesOf(period: Period, rows: readonly DayRow[]): Series {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = listDays(period).map((day) => byDay.get(day));
  return Object.fromEntries(seriesNames.map((name) => [name, days.map((row) => row?.[name] ?? 0)])) as Series;
}

/** The day from which hits are needed for a period's sliding means. */
export const slidingFrom = ({ from }: Period): string => addDays(from, 1 - window);

/** For each day of a period, the mean of the hits of the thirty days that end on it, to one decimal. */
export function slidingMeans(period: Period, rows: readonly DayRow[]): number[] {
  const { hits } = seriesOf({ from: slidingFrom(period), to: period.to }, rows);
  let sum = hits.slice(0, window - 1).reduce((all, one) => all + one, 0);
  return hits.slice(window - 1).map((added, at) => {
    sum += added;
    const mean = Math.round((sum / window) * 10) / 10;
    sum -= hits[at] ?? 0;
    return mean;
  });
}

/** What all days of a series come to. */
export const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What days of a series are told as: their sum, and of the users, who come back each day, the mean of a day. */
export const toldOf = (name: SeriesName, numbers: readonly number[]): number =>
  name === "nbUsers" ? totalOf(numbers) / Math.max(1, numbers.length) : totalOf(numbers);
