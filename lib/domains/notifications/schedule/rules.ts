export const digests = ["off", "hourly", "daily"] as const;
export type Digest = (typeof digests)[number];

/** When a person is told outside the window; quiet hours in minutes of the day in Paris. */
export interface Schedule {
  digest: Digest;
  quietFrom: number | null;
  quietTo: number | null;
}

export const usualSchedule: Schedule = { digest: "off", quietFrom: null, quietTo: null };

/** 22:30 as minutes of the day; null for what is no time. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

export const writeClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
