/** What a chart draws at one place: how the place is called, what is read of it, and how much each series has there. */
export interface Place {
  label: string;
  says: string;
  values: readonly number[];
}

/** How series differ without colour, in their order: full, hatched, empty. */
export const fills = [
  "bg-current",
  "bg-[repeating-linear-gradient(45deg,var(--color-ink-2)_0_2px,var(--color-paper)_2px_6px)]",
  "bg-paper",
] as const;

/** A round number that is not below a value, at which an axis ends; its half, which the axis names too, is a whole one. */
export function axisEnd(value: number): number {
  if (!(value > 2)) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const ends = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return ends.find((end) => end % 2 === 0 && end >= value - 1e-9) ?? 10 * power;
}

/** The end of the axis on which places lie. */
export const endOf = (places: readonly Place[]): number =>
  axisEnd(Math.max(0, ...places.flatMap(({ values }) => values)));

/** A part of the axis in percent. */
export const percentUp = (value: number, end: number): number => (Math.max(0, value) / end) * 100;

/** The width of a letter of a label and the room between two, in pixels. */
const letter = 7;
const apart = 12;

/**
 * Which of the labels at even places are written below a drawing of a width in pixels: every one, or every second, third ...,
 * so that no two touch and none leaves the drawing.
 */
export function labelledPlaces(labels: readonly string[], width: number): number[] {
  const step = width / Math.max(1, labels.length);
  const widest = Math.max(0, ...labels.map(({ length }) => length * letter));
  const stride = Math.max(1, Math.ceil((widest + apart) / step));
  return labels.flatMap((_, at) => (at % stride === 0 && (at + 0.5) * step + widest / 2 <= width + apart ? [at] : []));
}
