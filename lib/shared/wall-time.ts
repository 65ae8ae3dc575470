import { digitsTag } from "@/lib/shared/languages";

/** The zone in which people of the house write and read times. */
const houseZone = "Europe/Paris";

/** Years are written with four digits. */
const earliest = Date.parse("1000-01-03T00:00:00Z");
const latest = Date.parse("9999-12-31T00:00:00Z");

const shape = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

const format = new Intl.DateTimeFormat(digitsTag, {
  ...{ timeZone: houseZone, year: "numeric", month: "2-digit", day: "2-digit" },
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
});

/** An instant as the clock on the wall shows it: yyyy-MM-dd HH:mm:ss. */
export function wallTime(instant: Date): string {
  const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = `${part.get("year")}-${part.get("month")}-${part.get("day")}`;
  return `${day} ${part.get("hour")}:${part.get("minute")}:${part.get("second")}`;
}

/** Milliseconds by which the wall is ahead of UTC at an instant. */
const aheadAt = (instant: number): number =>
  Date.parse(`${wallTime(new Date(instant)).replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;

/**
 * The instant at which the wall shows a time; null for no such day or hour. The hour that summer time leaves out is read with
 * winter's clock, one later; of the hour that comes twice the first is meant.
 */
export function instantOf(written: string): Date | null {
  const read = shape.exec(written);
  if (!read) return null;
  const asUtc = Date.parse(`${written.replace(" ", "T")}Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 19).replace("T", " ") !== written) return null;
  if (asUtc < earliest) return null;
  const day = 86_400_000;
  const candidates = [aheadAt(asUtc - day), aheadAt(Math.min(asUtc + day, latest))].map((ahead) => asUtc - ahead);
  const exact = candidates.filter((instant) => wallTime(new Date(instant)) === written);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
