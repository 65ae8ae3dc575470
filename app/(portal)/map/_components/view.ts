import type { Box } from "@/lib/domains/places/map/asked";

/** What a map shows: its middle on the map of the whole world (0 to 1) and its zoom (the world is 256 × 2^zoom pixels). */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const worldPixels = (zoom: number): number => 256 * 2 ** zoom;

export const zooms = { least: 4, most: 12, withTiles: 18 };

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The view kept to what there is to see. */
export const kept = ({ x, y, zoom }: View, most: number): View => ({
  x: between(x, 0.42, 0.58),
  y: between(y, 0.28, 0.42),
  zoom: between(zoom, zooms.least, most),
});

/** The part of the world map that a view shows. */
export function boxOf({ x, y, zoom }: View, { width, height }: Size): Box {
  const [w, h] = [width / 2 / worldPixels(zoom), height / 2 / worldPixels(zoom)];
  return [x - w, y - h, x + w, y + h];
}

/** The view moved by pixels. */
export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / worldPixels(view.zoom),
  y: view.y - dy / worldPixels(view.zoom),
});

/** The view zoomed so that the point at these pixels from its middle stays where it is. */
export function zoomedAt(view: View, by: number, at: { dx: number; dy: number }, most: number): View {
  const zoom = between(view.zoom + by, zooms.least, most);
  const [before, after] = [worldPixels(view.zoom), worldPixels(zoom)];
  const shift = (pixels: number) => pixels / before - pixels / after;
  return { x: view.x + shift(at.dx), y: view.y + shift(at.dy), zoom };
}

/** The closest view that shows all of a box with some room round it. */
export function fitted([x0, y0, x1, y1]: Box, { width, height }: Size, closest: number): View {
  const room = 0.8;
  const scale = Math.min((width * room) / Math.max(x1 - x0, 1e-6), (height * room) / Math.max(y1 - y0, 1e-6));
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, zoom: between(Math.log2(scale / 256), zooms.least, closest) };
}

/** France and Switzerland. */
export const homeBox: Box = [0.4858, 0.3352, 0.5296, 0.3741];

/** How what was drawn for one view is moved and scaled to stand in for another: a CSS transform about the middle. */
export function transformFrom(drawn: View, now: View): string {
  const scale = worldPixels(now.zoom) / worldPixels(drawn.zoom);
  const pixels = worldPixels(now.zoom);
  const [dx, dy] = [(drawn.x - now.x) * pixels, (drawn.y - now.y) * pixels];
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

/** Where a point of the world map stands in pixels from the middle of the view. */
export const pixelsOf = (view: View, { x, y }: { x: number; y: number }) => ({
  dx: (x - view.x) * worldPixels(view.zoom),
  dy: (y - view.y) * worldPixels(view.zoom),
});

type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const sides: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isDirection = (key: string): key is Direction => key in sides;

/** The direction of a key in which the map moves. */
export const sideOf = (key: Direction): [number, number] => sides[key];

/** Of several points the next one in a direction: near, and rather ahead than aside. Null for none. */
export function nextIn<P extends { x: number; y: number }>(points: readonly P[], from: P, key: Direction): P | null {
  const [sx, sy] = sides[key];
  const cost = (point: P): number => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * sx + dy * sy;
    const aside = Math.abs(dx * sy) + Math.abs(dy * sx);
    return ahead <= 0 || aside > ahead * 2 ? Infinity : ahead + aside * 2;
  };
  const [best] = points.filter((one) => one !== from && cost(one) < Infinity).toSorted((a, b) => cost(a) - cost(b));
  return best ?? null;
}
