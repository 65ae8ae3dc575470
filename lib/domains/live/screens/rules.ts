import { digitsTag } from "@/lib/shared/languages";

/** Letters and digits of a pairing code: none that is taken for another. */
export const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const codeLength = 6;
export const codeMinutes = 10;

/** How often a screen says how it is, and for how long that counts, in seconds. */
export const beatSeconds = 30;
export const liveSeconds = 75;

/** How long a QR code stands on a screen, in seconds. */
export const codeShownSeconds = 20;

export const longestName = 60;
export const longestAddress = 400;
export const longestMessage = 300;
export const mostItems = 40;
export const fewestSeconds = 5;
export const mostSeconds = 3600;

/** The zone in which days and hours of a playlist are meant. */
export const screenZone = "Europe/Paris";

/** Our pages that a screen may show, which need no session. */
export const posters = ["welcome", "tyres", "brakes", "lights"] as const;
export type Poster = (typeof posters)[number];
export const posterAddress = (name: Poster): string => `/embedded/poster/${name}`;

export interface ScreenItem {
  title: string;
  url: string;
  seconds: number;
  /** 1 is Monday; none means every day. */
  days: number[];
  /** HH:MM; null for the whole day. */
  from: string | null;
  to: string | null;
}

/** A typed code as it is kept: capitals without spaces; null for what no code looks like. */
export function normaliseCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, "");
  return code.length === codeLength && [...code].every((sign) => codeLetters.includes(sign)) ? code : null;
}

/** Whether a screen may show an address: another site's, or one of our pages made for a screen. */
export function isScreenAddress(url: string): boolean {
  if (posters.some((name) => url === posterAddress(name))) return true;
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

/** Whether an address signs its reader in: it may never stand on a wall. */
export function isOneTimeLink(url: string): boolean {
  const { pathname } = new URL(url);
  return /^\/(s|api\/login|api\/qrauth)(\/|$)/i.test(decoded(pathname).replace(/\/{2,}/g, "/"));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export interface Clock {
  /** 1 is Monday. */
  day: number;
  /** Minutes since midnight. */
  minute: number;
}

const format = new Intl.DateTimeFormat(digitsTag, {
  ...{ timeZone: screenZone, hourCycle: "h23" as const },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** What the clock on the wall says at an instant. */
export function clockOf(at: Date): Clock {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const day = new Date(Date.UTC(of("year"), of("month") - 1, of("day"))).getUTCDay() || 7;
  return { day, minute: of("hour") * 60 + of("minute") };
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a minute lies in a span of the day; one that ends before it begins goes over midnight. */
function lies(minute: number, from: number, to: number): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

export interface Night {
  from: string;
  to: string;
}

/** Whether a screen is dark. */
export const isNight = ({ from, to }: Night, { minute }: Clock): boolean =>
  from !== to && lies(minute, minuteOf(from), minuteOf(to));

/** Whether an item of a playlist is to be shown; what goes over midnight belongs to the day on which it began. */
export function isDue({ days, from, to }: ScreenItem, { day, minute }: Clock): boolean {
  const [begin, end] = [from === null ? 0 : minuteOf(from), to === null ? 24 * 60 : minuteOf(to)];
  if (!lies(minute, begin, end)) return false;
  const began = begin > end && minute < end ? ((day + 5) % 7) + 1 : day;
  return days.length === 0 || days.includes(began);
}

/** The item after the one that is shown, among those that are due; null where none is. */
export function nextItem<Item extends ScreenItem>(items: readonly Item[], after: number, clock: Clock): number | null {
  for (let step = 1; step <= items.length; step += 1) {
    const at = (after + step) % items.length;
    const item = items[at];
    if (item && isDue(item, clock)) return at;
  }
  return null;
}

/** How long a screen waits before it asks again after so many failures in a row, in ms: 5 s, 10 s ... 5 minutes. */
export const waitAfter = (failures: number): number => Math.min(5000 * 2 ** Math.max(0, failures - 1), 300_000);

/** How long until the clock on the wall says a minute of the day, in ms: more than a minute, at most a day. */
export function msUntil(minute: number, { minute: now }: Clock): number {
  const ahead = (minute - now + 24 * 60) % (24 * 60);
  return (ahead < 1 ? ahead + 24 * 60 : ahead) * 60_000;
}

/** Where the picture stands after so many moves: two pixels round a square, so that nothing burns in. */
export function shiftOf(moves: number): { x: number; y: number } {
  const turn = moves % 4;
  return { x: turn === 1 || turn === 2 ? 2 : 0, y: turn >= 2 ? 2 : 0 };
}

export type ScreenState = "live" | "silent" | "waiting" | "unpaired";

/** How a screen is: a device that was never heard waits for its first sign of life. */
export function stateOf({ paired, seenAt }: { paired: boolean; seenAt: Date | null }, now: Date): ScreenState {
  if (!paired) return "unpaired";
  if (!seenAt) return "waiting";
  return now.getTime() - seenAt.getTime() < liveSeconds * 1000 ? "live" : "silent";
}
