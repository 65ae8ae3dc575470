import type { GreyFrame, Point } from "../frames/grey-frame";
import type { Seen } from "../readers/reader";
import { signsOf, type Sign } from "./bars";
import { edgesAlong } from "./edges";

/** How far the bars of a picture are from those a text must have, in modules. */
export interface BarError {
  /** Over the signs: what half of them keep below. */
  median: number;
  /** Of the sign that fits worst, on the line where it fits best. */
  worst: number;
}

const lines = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** The ends that readers give may lie inside the first and last bar. */
const beyond = 0.05;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Walks the bars of a code again on several lines; null when on none of them they can be counted. */
export function measureError(frame: GreyFrame, { text, format, corners }: Seen): BarError | null {
  const signs = signsOf(format, text);
  if (!signs) return null;
  const [startTop, endTop, endBottom, startBottom] = corners;
  const walks = lines.flatMap((share) => {
    const [start, end] = [between(startTop, startBottom, share), between(endTop, endBottom, share)];
    const walk = errorsOf(signs, edgesAlong(frame, between(start, end, -beyond), between(start, end, 1 + beyond)));
    return walk ? [walk] : [];
  });
  if (walks.length === 0) return null;
  const best = signs.map((_, at) => Math.min(...walks.map((walk) => walk[at] ?? 1)));
  return { median: Math.min(...walks.map(medianOf)), worst: Math.max(...best) };
}

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1;

/** The error of each sign where the row of edges fits best; null when there are too few edges. */
function errorsOf(signs: readonly Sign[], edges: readonly number[]): number[] | null {
  const gap = signs[0]?.fitted ? 1 : 0;
  const need = signs.reduce((sum, { widths }) => sum + widths.length, 0) + gap * (signs.length - 1);
  let best: number[] | null = null;
  for (let from = 0; from + need < edges.length; from += 1) {
    let at = from;
    const errors = signs.map((sign) => {
      const error = errorOf(sign, edges.slice(at, at + sign.widths.length + 1));
      at += sign.widths.length + gap;
      return error;
    });
    if (!best || medianOf(errors) < medianOf(best)) best = errors;
  }
  return best;
}

function errorOf({ widths, fitted }: Sign, edges: readonly number[]): number {
  const seen = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
  const want = fitted ? fitWide(widths, seen) : widths;
  const unit = sumOf(seen) / sumOf(want);
  return sumOf(seen.map((width, at) => Math.abs(width / unit - (want[at] ?? 0)))) / seen.length;
}

/** A Code 39 label's wide bars are 1.8 to 3.2 narrow ones. */
function fitWide(widths: readonly number[], seen: readonly number[]): number[] {
  const meanOf = (kind: number) => {
    const those = seen.filter((_, at) => widths[at] === kind);
    return sumOf(those) / those.length;
  };
  const ratio = Math.min(3.2, Math.max(1.8, meanOf(2) / meanOf(1)));
  return widths.map((width) => (width === 2 ? ratio : 1));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** From 0 to 100: no deviation is 100, a median of half a module is 0. */
export const confidenceOf = (error: BarError | null): number =>
  error === null ? 0 : Math.max(0, Math.round(100 * (1 - error.median / 0.5)));
