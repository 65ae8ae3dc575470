/** @typedef {import("./drawing.mjs").Point} Point */

/** As Math.hypot, which takes ten times as long. */
export const length = (x, y, z = 0) => Math.sqrt(x * x + y * y + z * z);

/** @param {number} x @param {number} y @param {Point} a @param {Point} b */
function toSegment(x, y, [ax, ay], [bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return length(x - ax - t * dx, y - ay - t * dy);
}

function isInside(x, y, shape) {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i];
    const [xj, yj] = shape[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** How far a point lies from lines. */
export function toLines(x, y, lines) {
  let least = 9;
  for (const line of lines)
    for (let i = 0; i + 1 < line.length; i++) least = Math.min(least, toSegment(x, y, line[i], line[i + 1]));
  return least;
}

/** How far a point lies from the nearest of closed shapes, negative inside. */
export function toShapes(x, y, shapes) {
  const rim = toLines(
    x,
    y,
    shapes.map((shape) => [...shape, shape[0]]),
  );
  return shapes.some((shape) => isInside(x, y, shape)) ? -rim : rim;
}

/**
 * A function of two numbers kept on a grid and read between its points.
 * @param {{ x: Point, y: Point, step: number }} field
 * @param {(x: number, y: number) => number} value
 */
export function grid({ x: [x0, x1], y: [y0, y1], step }, value) {
  const width = Math.ceil((x1 - x0) / step) + 1;
  const height = Math.ceil((y1 - y0) / step) + 1;
  const kept = new Float32Array(width * height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) kept[j * width + i] = value(x0 + i * step, y0 + j * step);
  return (x, y) => {
    const gx = Math.max(0, Math.min(width - 1.001, (x - x0) / step));
    const gy = Math.max(0, Math.min(height - 1.001, (y - y0) / step));
    const i = gx | 0;
    const j = gy | 0;
    const a = gx - i;
    const b = gy - j;
    const k = j * width + i;
    return (kept[k] * (1 - a) + kept[k + 1] * a) * (1 - b) + (kept[k + width] * (1 - a) + kept[k + width + 1] * a) * b;
  };
}

/** The greater of two distances, the edge between them rounded by k. */
export function smooth(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + h * h * k * 0.25;
}

export const clamp = (value, least = 0, most = 1) => (value < least ? least : value > most ? most : value);
