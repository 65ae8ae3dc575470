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

/** A part of the layer, its edges in shares of the layer's width and height. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of its window an area may fill when it is brought into view. */
const mostFilled = 0.9;

/** The same lie where the window shows the area whole; else with the area in its middle, no larger than the window. */
export function revealed(lie: Lie, { left, top, right, bottom }: Area, { width, height }: Size): Lie {
  const { x, y } = lie;
  const k = Math.max(1, Math.min(lie.k, mostFilled / (right - left), mostFilled / (bottom - top)));
  const [across, down] = [width * k, height * k];
  const isShown = k === lie.k && x + left * across >= 0 && x + right * across <= width;
  if (isShown && y + top * down >= 0 && y + bottom * down <= height) return lie;
  const middle = { x: width / 2 - ((left + right) / 2) * across, y: height / 2 - ((top + bottom) / 2) * down };
  return held({ ...middle, k }, { width, height });
}

/** Where zooming holds on: the middle of an area as far as its window shows it, or of the window. */
export function grip({ x, y, k }: Lie, area: Area | null, { width, height }: Size): { x: number; y: number } {
  if (!area) return { x: width / 2, y: height / 2 };
  const { left, top, right, bottom } = area;
  return {
    x: between(0, x + ((left + right) / 2) * width * k, width),
    y: between(0, y + ((top + bottom) / 2) * height * k, height),
  };
}

/** The lie in a window of another size, which goes on showing the same part of the layer. */
export const resized = ({ x, y, k }: Lie, from: Size, to: Size): Lie =>
  held({ x: (x * to.width) / (from.width || 1), y: (y * to.height) / (from.height || 1), k }, to);
