import { digitsTag, formatTag } from "./languages";

const formats = new Map<string, Intl.DateTimeFormat>();

function parts(iso: string): [year: number, month: number, day: number] | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? [year, month, day] : null;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function toIso(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function required(iso: string): [number, number, number] {
  const found = parts(iso);
  if (!found) throw new RangeError(`not a date: ${iso.slice(0, 40)}`);
  return found;
}

/** True for a day that exists, written YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  return parts(text) !== null;
}

/** The day some days later (or earlier); RangeError when the date is none. */
export function addDays(iso: string, days: number): string {
  const [year, month, day] = required(iso);
  const moved = new Date(0);
  moved.setUTCFullYear(year, month - 1, day + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day some months later (or earlier), the month's last day when it has no such day; RangeError when the date is none. */
export function addMonths(iso: string, months: number): string {
  const [year, month, day] = required(iso);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return toIso(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
}

/** Completed years and months between two days; null when one is missing or unreadable, or when they are in the wrong order. */
export function ageBetween(from: string | null, to: string | null): { years: number; months: number } | null {
  const [start, end] = [parts(from ?? ""), parts(to ?? "")];
  if (!start || !end || from === null || to === null || to < from) return null;
  const span = (end[0] - start[0]) * 12 + end[1] - start[1];
  const months = addMonths(from, span) > to ? span - 1 : span;
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** The year and month of a day as the integer YYYYMM; null when the date is missing or unreadable. */
export function yearMonth(iso: string | null): number | null {
  const found = parts(iso ?? "");
  return found && found[0] * 100 + found[1];
}

/** 202403 as "03/2024"; null when the integer is no month. */
export function formatYearMonth(value: number): string | null {
  const [year, month] = [Math.floor(value / 100), value % 100];
  if (!Number.isInteger(value) || year < 1000 || year > 9999 || month < 1 || month > 12) return null;
  return `${String(month).padStart(2, "0")}/${year}`;
}

/** True when a YYYYMM lies between two others, both included; a missing bound is open. */
export function isWithinMonths(value: number, from: number | null, to: number | null): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** A time among words of another language: Arabic puts marks between its numbers that turn the words around them. */
export const isolated = (text: string): string => (text.includes("\u200f") ? `\u2068${text}\u2069` : text);

/** A day as the locale writes it in digits (English the British way); null when missing or unreadable. */
export function formatDate(iso: string | null, locale: string): string | null {
  const found = parts(iso ?? "");
  if (!found) return null;
  const tag = formatTag(locale);
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" });
    formats.set(tag, format);
  }
  return isolated(format.format(new Date(`${iso}T00:00:00Z`)));
}

const days = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = days.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(digitsTag, { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
  days.set(timeZone, format);
  return format;
}

const latest = new Map<string, { second: number; day: string }>();

/** The calendar day of an instant in a time zone ("Europe/Paris"), as YYYY-MM-DD; asked again within a second it is known. */
export function isoDateIn(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1000);
  const known = latest.get(timeZone);
  if (known?.second === second) return known.day;
  const day = writeDay(instant, timeZone);
  latest.set(timeZone, { second, day });
  return day;
}

function writeDay(instant: Date, timeZone: string): string {
  const found = new Map(
    dayFormat(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return `${found.get("year")?.padStart(4, "0")}-${found.get("month")}-${found.get("day")}`;
}
