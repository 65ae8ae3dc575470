import type { SeenCode, StoredReading } from "./schema";

type Faults = StoredReading["faults"];

/** Readings of a vehicle that are kept in sight. */
export const mostReadings = 50;

/** The codes of a reading, each once, as they stand. */
export const codesOf = (faults: Faults): string[] => [...new Set(faults.map(({ code }) => code))];

/** Of the codes that stand now, those that stood in an earlier reading; `earlier` is newest first. */
export function seenBefore(faults: Faults, earlier: readonly StoredReading[]): SeenCode[] {
  return codesOf(faults).flatMap((code) => {
    const before = earlier.filter((reading) => reading.faults.some((fault) => fault.code === code));
    const [last] = before;
    return last ? [{ code, lastAt: last.takenAt, times: before.length, clearedAt: last.clearedAt }] : [];
  });
}
