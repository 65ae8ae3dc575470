/** What a chart draws: how it is called, how much it is, and how that is written. */
export interface Datum {
  label: string;
  value: number;
  shown: string;
}

/** A round number that is not below a value, at which an axis ends: 1, 2, 2.5 or 5 with noughts. */
export function axisEnd(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= value - 1e-9) ?? 10;
  return step * power;
}

/** Which of many places get their label: the first, the last and some between, so that they do not touch. */
export function labelledPlaces(count: number, most: number): ReadonlySet<number> {
  if (count <= most) return new Set(Array.from({ length: count }, (_, at) => at));
  const step = (count - 1) / (most - 1);
  return new Set(Array.from({ length: most }, (_, at) => Math.round(at * step)));
}

/** Width and height of the drawing, and where its axes stand, in its own units. */
export const plot = { width: 720, height: 230, start: 52, end: 712, top: 18, floor: 196 } as const;

/** Where a value lies on the upright axis. */
export const heightOf = (value: number, end: number): number =>
  plot.floor - (Math.max(0, value) / end) * (plot.floor - plot.top);
