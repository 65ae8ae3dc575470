const dayMs = 86_400_000;
const secondMs = 1000;

/** When a slide closes by itself and from when it says so, in ms of the epoch; null where it has no such time. */
export interface SlideTimes {
  closesAt: number | null;
  alertAt: number | null;
}

export const noTimes: SlideTimes = { closesAt: null, alertAt: null };

const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value > 0;

/** The times among the fields of a slide; null where one is no time. */
export function readTimes({ closesAt = null, alertAt = null }: Record<string, unknown>): SlideTimes | null {
  if (closesAt !== null && !isTime(closesAt)) return null;
  if (alertAt !== null && !isTime(alertAt)) return null;
  return { closesAt, alertAt };
}

/** When the countdown begins: at the alert, or a day before the closing, whichever is first; null without a closing. */
const countsFrom = ({ closesAt, alertAt }: SlideTimes): number | null =>
  closesAt === null ? null : Math.min(alertAt ?? Infinity, closesAt - dayMs);

/** Ms until the slide closes while its countdown runs, down to 0; null while none runs. */
export function countdownOf(times: SlideTimes, now: number): number | null {
  const from = countsFrom(times);
  if (from === null || times.closesAt === null || now < from) return null;
  return Math.max(0, times.closesAt - now);
}

/** Ms until something about the slides changes by time alone: a second while one counts down, at most a day; null for never. */
export function untilNextTime(all: readonly SlideTimes[], now: number): number | null {
  const waits = all.flatMap((times) => {
    const from = countsFrom(times);
    if (from === null || times.closesAt === null) return [];
    if (now < from) return [from - now];
    // The display changes at whole seconds before the closing.
    return [(times.closesAt - now) % secondMs || secondMs];
  });
  return waits.length === 0 ? null : Math.min(dayMs, ...waits.map((wait) => Math.max(wait, 1)));
}

/** What a countdown shows: hours, minutes and seconds, rounded up so that zero is the end. */
export function partsOfCountdown(ms: number): { days: number; hours: number; minutes: number; seconds: number } {
  const all = Math.ceil(ms / secondMs);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  };
}
