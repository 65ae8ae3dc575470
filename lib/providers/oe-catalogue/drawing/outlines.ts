import { DrawingRefusal } from "./read-xml";

type Attributes = ReadonlyMap<string, string>;

const number = (attributes: Attributes, name: string): number => {
  const value = Number.parseFloat(attributes.get(name) ?? "0");
  return Number.isFinite(value) ? value : 0;
};

const pathData = /^[\s,MmLlHhVvCcSsQqTtAaZz\d.eE+-]*$/;

function pointsOf(attributes: Attributes): string {
  const numbers = (attributes.get("points") ?? "").match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g) ?? [];
  const pairs = numbers.flatMap((x, at) =>
    at % 2 === 0 && numbers[at + 1] !== undefined ? [`${x} ${numbers[at + 1]}`] : [],
  );
  return pairs.length > 1 ? `M${pairs.join("L")}` : "";
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** The shapes that are taken over, each as the data of a path. */
const shapes: Record<string, (attributes: Attributes) => string> = {
  path(attributes) {
    const d = attributes.get("d") ?? "";
    if (!pathData.test(d)) throw new DrawingRefusal("A path of the drawing cannot be read.");
    return d.trim();
  },
  rect(a) {
    const [x, y, w, h] = [number(a, "x"), number(a, "y"), number(a, "width"), number(a, "height")];
    return w > 0 && h > 0 ? `M${x} ${y}h${w}v${h}h${-w}Z` : "";
  },
  circle: (a) => ellipse(number(a, "cx"), number(a, "cy"), number(a, "r"), number(a, "r")),
  ellipse: (a) => ellipse(number(a, "cx"), number(a, "cy"), number(a, "rx"), number(a, "ry")),
  line: (a) => `M${number(a, "x1")} ${number(a, "y1")}L${number(a, "x2")} ${number(a, "y2")}`,
  polyline: pointsOf,
  polygon: (a) => (pointsOf(a) ? `${pointsOf(a)}Z` : ""),
};

/** The outline of a shape; null for an element that is none. */
export const outlineOf = (name: string, attributes: Attributes): string | null => shapes[name]?.(attributes) ?? null;

/** An affine map, as SVG's matrix(a b c d e f). */
export type Matrix = readonly [number, number, number, number, number, number];
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

const turned = (degrees: number, x = 0, y = 0): Matrix => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
};

const maps: Record<string, (values: number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x, y]) => turned(degrees, x, y),
  skewx: ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0],
  skewy: ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0],
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
};

/** The map of a transform attribute. Throws DrawingRefusal for one that cannot be read. */
export function matrixOf(text: string | undefined): Matrix {
  let matrix = identity;
  for (const [, name = "", inside = ""] of (text ?? "").matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const values = inside
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const map = maps[name.toLowerCase()];
    if (!map || values.some((value) => !Number.isFinite(value)))
      throw new DrawingRefusal("A transformation of the drawing cannot be read.");
    matrix = times(matrix, map(values));
  }
  return matrix;
}
