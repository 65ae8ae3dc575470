/** The sheet on which a signature is drawn, whatever the size of the screen. */
export const pad = { width: 600, height: 200 } as const;

export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** How long all strokes together are at least, and how far they reach in one direction. */
const leastLength = 60;
const leastExtent = 30;
/** Points of a signature, and characters that tell them. */
export const mostPoints = 4_000;
export const mostSignature = 40_000;

const lengthOf = (stroke: Stroke): number =>
  stroke.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = stroke[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

const reach = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity);

/** Whether strokes are a signature, or a dot: too short a line, or one that stays in one place. */
export function judgeSignature(strokes: readonly Stroke[]): "signed" | "dot" {
  const points = strokes.flat();
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
  const extent = Math.max(reach(points.map(([x]) => x)), reach(points.map(([, y]) => y)));
  return length >= leastLength && extent >= leastExtent ? "signed" : "dot";
}

const inside = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** A place on the sheet, in whole units. */
export const pointAt = (x: number, y: number): Point => [inside(x, pad.width), inside(y, pad.height)];

/** Strokes as a short text: each begins with its first point and goes on by steps, "10 20 3 -4 0 6/50 60 2 2". */
export const writeStrokes = (strokes: readonly Stroke[]): string =>
  strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) =>
      stroke
        .flatMap(([x, y], at) => {
          const [beforeX, beforeY] = stroke[at - 1] ?? [0, 0];
          return [x - beforeX, y - beforeY];
        })
        .join(" "),
    )
    .join("/");

const shape = /^-?\d{1,3}(?: -?\d{1,3})*(?:\/-?\d{1,3}(?: -?\d{1,3})*)*$/;

/** The strokes of a text; null for anything else, and for what leaves the sheet. */
export function readStrokes(text: string): Stroke[] | null {
  if (text.length > mostSignature || !shape.test(text)) return null;
  const strokes = text.split("/").map((one) => strokeOf(one.split(" ").map(Number)));
  const sound = strokes.filter((stroke) => stroke !== null);
  const count = sound.reduce((sum, stroke) => sum + stroke.length, 0);
  return sound.length === strokes.length && count <= mostPoints ? sound : null;
}

function strokeOf(steps: readonly number[]): Stroke | null {
  if (steps.length % 2 === 1) return null;
  const points: Point[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    const next: Point = [x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)];
    const [onX, onY] = pointAt(...next);
    if (onX !== next[0] || onY !== next[1]) return null;
    points.push(next);
  }
  return points;
}

/** Strokes as the path of a drawing. */
export const pathOf = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => {
      const [first, ...rest] = stroke.map(([x, y]) => `${x} ${y}`);
      return rest.length > 0 ? `M${first}L${rest.join(" ")}` : `M${first}h0`;
    })
    .join("");
