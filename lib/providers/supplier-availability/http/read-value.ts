import { cleanText } from "@/lib/shared/compact";
import { isIsoDate } from "@/lib/shared/dates";

const absent = (raw: unknown): boolean => raw === undefined || raw === null || raw === "";

/** A number, also written ("38,90", "1 234.50", "30 %"); null when nothing is said, NaN when it cannot be read. */
export function readNumber(raw: unknown): number | null {
  if (absent(raw)) return null;
  if (typeof raw === "number") return raw;
  if (typeof raw !== "string") return NaN;
  const typed = raw.replace(/[\s\u00a0\u202f%]/g, "").replace(",", ".");
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : NaN;
}

/** Hundredths: cents of a price, basis points of a percentage. */
export function readHundredths(raw: unknown, whole = false): number | null {
  const number = readNumber(raw);
  if (number === null) return null;
  return whole ? number : Math.round(number * 100);
}

/** One line of at most `most` characters; null for none. */
export function readText(raw: unknown, most: number): string | null {
  if (typeof raw !== "string" && typeof raw !== "number") return null;
  return cleanText(String(raw)).slice(0, most) || null;
}

/** An ISO day of YYYY-MM-DD or DD/MM/YYYY, perhaps with a time behind it; null for anything else. */
export function readDay(raw: unknown): string | null {
  const text = typeof raw === "string" ? raw.trim() : "";
  const [, date, month, year] = /^(\d{2})[-/.](\d{2})[-/.](\d{4})/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${date}` : text.slice(0, 10);
  return isIsoDate(iso) ? iso : null;
}

/** The hour of 8, "8", "08:30" or "8h30"; null for anything else. */
export function readHour(raw: unknown): number | null {
  const [, hour] = /^(\d{1,2})(?:[:hH.]\d{0,2})?$/.exec(String(raw ?? "").trim()) ?? [];
  return hour !== undefined && Number(hour) < 24 ? Number(hour) : null;
}
