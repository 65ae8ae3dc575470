/** Where a layer stands in its window: moved by x and y pixels, k times its size. */
export interface Lie {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export const atRest: Lie = { x: 0, y: 0, k: 1 };
export const largest = 6;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The same lie with the layer's edges never inside its window. */
export function held({ x, y, k }: Lie, { width, height }: Size): Lie {
  const size = between(1, k, largest);
  return { x: between(width * (1 - size), x, 0), y: between(height * (1 - size), y, 0), k: size };
}

/** Larger or smaller by a factor, with the point of the window under the fingers staying where it is. */
export function zoomed({ x, y, k }: Lie, factor: number, point: { x: number; y: number }, window: Size): Lie {
  const size = between(1, k * factor, largest);
  const grown = size / k;
  return held({ x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown, k: size }, window);
}

export const moved = ({ x, y, k }: Lie, dx: number, dy: number, window: Size): Lie =>
  held({ x: x + dx, y: y + dy, k }, window);
