/** What a chart draws: how it is called, how much it is, and how that is written. */
export interface Datum {
  label: string;
  value: number;
  shown: string;
}

/** A round number that is not below a value, at which an axis ends; its half, which the axis names too, is a whole one. */
export function axisEnd(value: number): number {
  if (!(value > 2)) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const ends = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return ends.find((end) => end % 2 === 0 && end >= value - 1e-9) ?? 10 * power;
}

/** The width of a letter of a label and the room between two, in the drawing's units. */
const letter = 6.2;
const apart = 10;

export const widthOf = (label: string): number => label.length * letter;

/** Which of the labels at even places are written: all of them, or every second, third ..., so that no two touch. */
export function labelledPlaces(labels: readonly string[], step: number): number[] {
  const widest = Math.max(0, ...labels.map(widthOf)) + apart;
  const stride = Math.max(1, Math.ceil(widest / Math.max(step, 0.01)));
  return labels.flatMap((_, at) => (at % stride === 0 ? [at] : []));
}

/** Width and height of the drawing, and where its axes stand, in its own units. */
export const plot = { width: 720, height: 230, start: 52, end: 712, top: 18, floor: 196 } as const;

/** Where a value lies on the upright axis. */
export const heightOf = (value: number, end: number): number =>
  plot.floor - (Math.max(0, value) / end) * (plot.floor - plot.top);
