import { addDays, isIsoDate } from "@/lib/shared/dates";
import { wallTime } from "@/lib/shared/wall-time";

/** A time as the clock of the house shows it: 2026-11-28T14:00; T24:00 is some time of that day. Later ones sort behind. */
export type Wall = string;

const two = (value: number): string => String(value).padStart(2, "0");

export const wallOf = ({ date, hour }: { date: string; hour: number | null }): Wall =>
  `${date}T${hour === null ? "24" : two(hour)}:00`;

/** Day and hour of a time; without an hour where the day alone is known. */
export const dayAndHour = (wall: Wall): { on: string; hour: number | null } => {
  const hour = Number(wall.slice(11, 13));
  return { on: wall.slice(0, 10), hour: hour === 24 ? null : hour };
};

export const wallMs = (wall: Wall): number => Date.parse(`${wall}Z`);

export const isWall = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isIsoDate(text.slice(0, 10));

/** What the clock of the house shows at an instant. */
export const wallAt = (instant: Date): Wall => wallTime(instant).slice(0, 16).replace(" ", "T");

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** The times by which a job usually starts: this afternoon and the next morning, no Sunday. */
export function usualTimes(now: Wall): Wall[] {
  const today = now.slice(0, 10);
  const afternoon = `${today}T14:00`;
  const next = addDays(today, isSunday(addDays(today, 1)) ? 2 : 1);
  return [...(now < afternoon && !isSunday(today) ? [afternoon] : []), `${next}T08:00`];
}

/** Nobody plans a job further ahead. */
export const mostDaysAhead = 60;
