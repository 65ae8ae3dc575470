import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";

/** @typedef {[number, number]} Point */

const curveSteps = 14;

/** @param {Point[]} p @param {number} t @returns {Point} a point of a cubic curve */
function onCurve([a, b, c, d], t) {
  const u = 1 - t;
  const at = (k) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [at(0), at(1)];
}

const sizes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** The path's commands with their numbers, each repeated command told again. */
function* commandsOf(d) {
  for (const [, letter, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.\d+|\d+|\.\d+)/g) ?? []).map(Number);
    const size = sizes[letter.toLowerCase()];
    if (size === undefined) throw new Error(`The path command ${letter} is not drawn by curves or lines.`);
    yield { letter, numbers: numbers.slice(0, size) };
    const next = letter === "m" ? "l" : letter === "M" ? "L" : letter;
    for (let at = size; size && at < numbers.length; at += size)
      yield { letter: next, numbers: numbers.slice(at, at + size) };
  }
}

/**
 * An SVG path as polylines; an arc becomes its chord.
 * @param {string} d @returns {{ points: Point[], closed: boolean }[]}
 */
export function flatten(d) {
  const lines = [];
  /** @type {{ points: Point[], closed: boolean }} */
  let line = { points: [], closed: false };
  /** @type {Point} */
  let here = [0, 0];
  /** @returns {Point} */
  const ends = (letter, [x, y]) => (letter === letter.toLowerCase() ? [here[0] + x, here[1] + y] : [x, y]);
  for (const { letter, numbers } of commandsOf(d)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    if (kind === "z") {
      line.closed = true;
      here = line.points[0];
      continue;
    }
    if (kind === "m") lines.push((line = { points: [], closed: false }));
    const [ox, oy] = relative ? here : [0, 0];
    /** @type {Point[]} */
    const pairs = [];
    if (kind === "h") pairs.push([ox + numbers[0], here[1]]);
    else if (kind === "v") pairs.push([here[0], oy + numbers[0]]);
    else for (let k = numbers.length % 2; k + 1 < numbers.length; k += 2) pairs.push(ends(letter, numbers.slice(k)));
    const curve = kind === "c" ? [here, ...pairs] : kind === "s" ? [here, here, ...pairs] : null;
    if (curve) for (let k = 1; k <= curveSteps; k++) line.points.push(onCurve(curve, k / curveSteps));
    else line.points.push(pairs[pairs.length - 1]);
    here = line.points[line.points.length - 1];
  }
  return lines.filter(({ points }) => points.length > 1);
}

const sheet = () => readFileSync(path.join(root, "public/drawings/bodies.svg"), "utf8");

/**
 * One side drawing of the sheet of bodies, nose to the right: its outline down to the sill, its panes, its lines and wheels.
 * @param {string} body
 */
export function readDrawing(body) {
  const symbol = new RegExp(`<symbol id="${body}"[^]*?</symbol>`).exec(sheet())?.[0];
  if (!symbol) throw new Error(`public/drawings/bodies.svg has no body named ${body}.`);
  const [whole, details] = [...symbol.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d);
  const circles = [...symbol.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"/g)];
  const strokes = flatten(details);
  return {
    outline: flatten(whole.split(/L[\d.]+ 36A/)[0])[0].points,
    glass: strokes.filter(({ closed }) => closed).map(({ points }) => points),
    lines: strokes.filter(({ closed }) => !closed).map(({ points }) => points),
    wheels: [circles[0], circles[2]].map(([, x]) => Number(x)),
    radius: Number(circles[0][2]),
  };
}
