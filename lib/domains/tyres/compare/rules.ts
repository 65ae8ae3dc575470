import { speedSymbols } from "@/lib/shared/speed-symbols";
import { readTyreSearch, type Measured } from "../size/rules";

/** A size as it was typed, with the indices where they were typed as well. */
export interface TypedSize extends Measured {
  load: number | null;
  speed: string | null;
}

/** The size that a text names in any spelling; null where it names none, or one that no tyre has. */
export function readSize(text: string): TypedSize | null {
  const { width, ratio, rim, commercial, load, speed, impossible } = readTyreSearch(text);
  if (impossible || width === null || ratio === null || rim === null) return null;
  return { width, ratio, rim, commercial, load, speed };
}

const mmOfInch = 25.4;
/** ETRTO: a radial tyre rolls 3.05 times its diameter with each turn. */
const rolling = 3.05;

/** Height of the side, outer diameter and rolling circumference in mm, turns in a kilometre. */
export interface TyreMeasures {
  side: number;
  diameter: number;
  circumference: number;
  turns: number;
}

export function measuresOf({ width, ratio, rim }: Measured): TyreMeasures {
  const side = (width * ratio) / 100;
  const diameter = rim * mmOfInch + 2 * side;
  const circumference = rolling * diameter;
  return { side, diameter, circumference, turns: 1_000_000 / circumference };
}

/** The change of rolling circumference that ETRTO allows a size in place of another, in percent. */
export const toleratedPercent = { least: -2, most: 1.5 } as const;
const shownSpeeds = [30, 50, 80, 110, 130] as const;

export type Unfit = "circumference" | "load" | "speed";

export interface TyreComparison {
  /** Of the rolling circumference. */
  percent: number;
  /** In mm: of the diameter, of the width, and by how much the car rises. */
  diameter: number;
  width: number;
  rise: number;
  /** km/h that the speedometer shows, and those that are driven. */
  speeds: { shown: number; driven: number }[];
  /** Why the size may not stand in for the other; empty where it may, by its measures. */
  unfit: Unfit[];
}

const slower = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && speedSymbols.indexOf(one) < speedSymbols.indexOf(other);

/** What changes where `to` is fitted in place of `from`. */
export function compareTyres(from: TypedSize, to: TypedSize): TyreComparison {
  const [before, after] = [measuresOf(from), measuresOf(to)];
  const ratio = after.circumference / before.circumference;
  const percent = (ratio - 1) * 100;
  const rounded = Math.round(percent * 100) / 100;
  const isFar = rounded < toleratedPercent.least || rounded > toleratedPercent.most;
  const isWeak = from.load !== null && to.load !== null && to.load < from.load;
  return {
    percent,
    diameter: after.diameter - before.diameter,
    width: to.width - from.width,
    rise: (after.diameter - before.diameter) / 2,
    speeds: shownSpeeds.map((shown) => ({ shown, driven: shown * ratio })),
    unfit: [
      ...(isFar ? ["circumference" as const] : []),
      ...(isWeak ? ["load" as const] : []),
      ...(slower(to.speed, from.speed) ? ["speed" as const] : []),
    ],
  };
}
