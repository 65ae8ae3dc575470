import { quantile, type Box } from "./grey-picture";

/** A row of characters: its middle runs through (x, y) with a slope; from and to are its ends, height is a character's. */
export interface TextLine {
  from: number;
  to: number;
  x: number;
  y: number;
  slope: number;
  height: number;
  boxes: Box[];
}

const SMALLEST = 9;
const LARGEST = 130;
const MOST_LINES = 40;

const heightOf = ({ top, bottom }: Box) => bottom - top;
const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
const looksLikeGlyph = (box: Box) => {
  const height = heightOf(box);
  const shape = (box.right - box.left) / height;
  return height >= SMALLEST && height <= LARGEST && shape > 0.08 && shape < 1.15;
};

/** Whether two boxes may be neighbours of one row: same height, near, at most a gentle slope apart. */
function adjoin(a: Box, b: Box): boolean {
  const height = (heightOf(a) + heightOf(b)) / 2;
  const gap = b.left - a.right;
  return (
    Math.abs(heightOf(a) - heightOf(b)) < 0.25 * height &&
    gap > -0.3 * height &&
    gap < 1.2 * height &&
    Math.abs(middleOf(a) - middleOf(b)) < 0.12 * height + 0.25 * Math.max(0, (a.left + a.right - b.left - b.right) / -2)
  );
}

/** Rows of at least three boxes that could be the characters of a plate, longest first. */
export function findLines(boxes: Box[]): TextLine[] {
  const glyphs = boxes.filter(looksLikeGlyph).sort((a, b) => a.left - b.left);
  const group = glyphs.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (group[at] !== at) at = group[at] = group[group[at] as number] as number;
    return at;
  };
  glyphs.forEach((a, i) => {
    for (let j = i + 1; j < glyphs.length; j++) {
      const b = glyphs[j] as Box;
      if (b.left - a.right > 1.3 * heightOf(a)) break;
      if (adjoin(a, b)) group[rootOf(j)] = rootOf(i);
    }
  });
  const groups = new Map<number, Box[]>();
  glyphs.forEach((box, index) => {
    const root = rootOf(index);
    groups.set(root, [...(groups.get(root) ?? []), box]);
  });
  return [...groups.values()]
    .filter((members) => members.length >= 3)
    .map(fitLine)
    .filter(({ boxes: members, from, to, height, slope }) => {
      const length = (to - from) / height;
      return members.length >= 3 && length > 1.8 && length < 14 && Math.abs(slope) < 0.5;
    })
    .sort((a, b) => b.boxes.length - a.boxes.length)
    .slice(0, MOST_LINES);
}

/** The line through most members' middles; members off the line are left out. */
function fitLine(members: Box[]): TextLine {
  const points = members.map((box) => ({
    box,
    x: (box.left + box.right) / 2,
    y: middleOf(box),
    height: heightOf(box),
  }));
  const typical = quantile(
    points.map(({ height }) => height),
    0.5,
  );
  let best = points.slice(0, 1);
  for (const a of points) {
    for (const b of points) {
      if (b.x - a.x < typical) continue;
      const slope = (b.y - a.y) / (b.x - a.x);
      const near = points.filter(({ x, y, height }) => {
        return Math.abs(y - a.y - slope * (x - a.x)) < 0.09 * typical && Math.abs(height - typical) < 0.2 * typical;
      });
      if (near.length > best.length) best = near;
    }
  }
  const x = best.reduce((sum, point) => sum + point.x, 0) / best.length;
  const y = best.reduce((sum, point) => sum + point.y, 0) / best.length;
  const spread = best.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = spread > 0 ? best.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread : 0;
  return {
    from: Math.min(...best.map(({ box }) => box.left)),
    to: Math.max(...best.map(({ box }) => box.right)),
    x,
    y,
    slope,
    height: quantile(
      best.map(({ height }) => height),
      0.5,
    ),
    boxes: best.map(({ box }) => box),
  };
}
