import { clamp, grid, length as span, smooth, toLines, toShapes } from "./fields.mjs";

/** The drawing's ground, on its field of 120 by 48. */
const ground = 43;
const sillHeight = 38.6;

/**
 * Lengths in metres; `narrows` is how much of its width the body loses to the roof, `corners` how square it is from above,
 * `boxy` says that only the cab has panes.
 * @typedef {{ length: number, width: number, narrows?: number, corners?: number, boxy?: boolean }} Measures
 */

/** The drawing in metres: nose towards positive x, z up from the ground. */
function inMetres({ outline, glass, lines, wheels, radius }, length) {
  const xs = outline.map(([x]) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const scale = length / (most - least);
  const across = (x) => (x - (least + most) / 2) * scale;
  const up = (y) => (ground - y) * scale;
  const place = (points) => points.map(([x, y]) => [across(x), up(y)]);
  const side = place(outline);
  const sill = up(sillHeight);
  side.push([side.at(-1)[0] - 0.05, sill], [side[0][0] + 0.05, sill]);
  return {
    ...{ side, sill, glass: glass.map(place), lines: lines.map(place) },
    wheels: wheels.map(across),
    radius: radius * scale * 1.02,
  };
}

/** The body from above: a rounded rectangle. As a distance, for a power curve lets rays overshoot at its corners. */
function planOf(front, half, corners) {
  const edge = Array.from({ length: 181 }, (_, k) => {
    const x = Math.sin(((k - 90) / 90) * (Math.PI / 2)) * front;
    return [x, half * Math.pow(Math.max(0, 1 - Math.pow(Math.abs(x) / front, corners)), 0.26)];
  });
  return [...edge, ...edge.map(([x, y]) => [x, -y]).reverse()];
}

/**
 * A side drawing made into a body: drawn out to its width, narrowed towards roof and ends.
 * @param {ReturnType<typeof import("./drawing.mjs").readDrawing>} drawing @param {Measures} measures
 */
export function solidOf(drawing, { length, width, narrows = 0.27, corners = 5.5, boxy = false }) {
  const shape = inMetres(drawing, length);
  const { side: outline, sill, glass, lines, wheels, radius } = shape;
  const half = width / 2;
  const end = length / 2 + 0.02;
  const panes = glass.flat();
  const top = Math.max(...outline.map(([, z]) => z));
  const belt = Math.min(...panes.map(([, z]) => z));
  const cab = boxy ? Math.min(...panes.map(([x]) => x)) : -end;
  const mirrorX = Math.max(...panes.map(([x]) => x)) - 0.36;
  /** @type {[number, number]} */ const alongX = [-end - 0.3, end + 0.3];
  /** @type {[number, number]} */ const alongZ = [-0.2, top + 0.3];
  const side = grid({ x: alongX, y: alongZ, step: 0.02 }, (x, z) => toShapes(x, z, [outline]));
  const pane = grid({ x: alongX, y: alongZ, step: 0.01 }, (x, z) => toShapes(x, z, glass));
  const gap = grid({ x: alongX, y: alongZ, step: 0.01 }, (x, z) => toLines(x, z, lines));
  const planShape = planOf(end, half, corners);
  const plan = grid({ x: alongX, y: [-half - 0.4, half + 0.4], step: 0.02 }, (x, y) => toShapes(x, y, [planShape]));

  /** The width at a height, as a part of the whole. */
  const taper = (z) => {
    const up = clamp((z - belt) / (top - belt));
    const low = clamp((0.55 - z) / 0.4);
    return 1 - narrows * up * (0.65 + 0.35 * up) - 0.05 * low * low - 0.012 * clamp((z - 0.6) / (belt - 0.6));
  };
  const wheelAt = (x, z) => Math.min(span(x - wheels[0], z - radius), span(x - wheels[1], z - radius));
  const wheel = (x, y, z) => smooth(wheelAt(x, z) - radius, Math.abs(Math.abs(y) - half + 0.125) - 0.105, 0.05);
  const mirror = (x, y, z) =>
    (span((x - mirrorX) / 0.09, (y - half - 0.05) / 0.11, (z - belt - 0.06) / 0.075) - 1) * 0.07;
  /** How far a point lies from the nearest surface. */
  const distance = (x, y, z) => {
    const away = Math.abs(y);
    const body = smooth(side(x, z), plan(x, away / taper(z)) * 0.86, z > belt ? 0.22 : 0.14);
    const arched = away > half - 0.34 ? Math.max(body, radius * 1.13 - wheelAt(x, z)) : body;
    return Math.min(arched, wheel(x, y, z), mirror(x, away, z));
  };
  const halfWidth = (x, z) =>
    half * taper(z) * Math.max(0.05, Math.pow(Math.max(0, 1 - Math.pow(Math.abs(x) / end, corners)), 0.26));
  return {
    ...{ distance, wheel, wheelAt, halfWidth, pane, gap },
    ...{ top, belt, sill, half, end, wheels, radius, cab, boxy },
  };
}

/** @typedef {ReturnType<typeof solidOf>} Solid */
