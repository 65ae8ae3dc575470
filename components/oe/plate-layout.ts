import type { OePartsAnswer } from "@/lib/domains/oe/schema";

type Illustration = OePartsAnswer["illustration"];
type Shape = Illustration["shapes"][number];
type Mark = Illustration["hotspots"][number];

/** From the middle of a mark to what may stand beside it: a mark's half on the narrowest window, and some air. */
export const clearance = 30;
const air = 10;
const margin = 16;
const largest = 340;
/** No part is drawn more than so many times as large as the smallest of its plate. */
const unevenness = 1.3;

interface Place {
  shape: Shape;
  mark: Mark;
  middle: number;
  /** Half the width that its neighbours leave to a part. */
  half: number;
}

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  top: number;
  bottom: number;
  side: number;
}

const middleOf = ({ x, w }: Shape): number => x + w / 2;
const rowOf = ({ y, h }: Shape): number => y + h / 2;

/** Shapes that stand beside each other, from the start of the row to its end. */
function rowsOf(shapes: readonly Shape[], height: number): Shape[][] {
  const rows: Shape[][] = [];
  for (const shape of shapes.toSorted((a, b) => rowOf(a) - rowOf(b))) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && rowOf(shape) - rowOf(first) < height / 7) row.push(shape);
    else rows.push([shape]);
  }
  return rows.map((row) => row.toSorted((a, b) => middleOf(a) - middleOf(b)));
}

function placesOf(row: readonly Shape[], marks: ReadonlyMap<string, Mark>, width: number): Place[] {
  return row.flatMap((shape, at) => {
    const mark = marks.get(shape.position);
    const middle = middleOf(shape);
    const [before, after] = [row[at - 1], row[at + 1]];
    const left = before ? (middle - middleOf(before)) / 2 : middle;
    const right = after ? (middleOf(after) - middle) / 2 : width - middle;
    return mark ? [{ shape, mark, middle, half: Math.min(left, right) - air / 2 }] : [];
  });
}

/** The square below its mark that no other part and no other mark needs. */
function roomOf(place: Place, places: readonly Place[], height: number): Room {
  const { middle, half, mark } = place;
  let [top, bottom] = [mark.y + clearance, height - margin];
  for (const other of places) {
    const start = Math.min(other.middle - other.half, other.mark.x - clearance);
    const end = Math.max(other.middle + other.half, other.mark.x + clearance);
    if (other === place || end <= middle - half || start >= middle + half) continue;
    if (rowOf(other.shape) - rowOf(place.shape) > height / 7) bottom = Math.min(bottom, other.mark.y - clearance);
    else if (Math.abs(other.mark.x - middle) < half + clearance) top = Math.max(top, other.mark.y + clearance);
  }
  return { top, bottom, side: Math.min(2 * half, bottom - top, largest) };
}

/** The parts of a row on one line, where their rooms let them be. */
function boxesOf(row: readonly Place[], rooms: readonly Room[], limit: number): Shape[] {
  const sided = rooms.map((room) => ({ ...room, side: Math.min(room.side, limit) }));
  const line = Math.max(...sided.map(({ top, side }) => top + side / 2));
  return row.flatMap(({ shape, middle }, at) => {
    const room = sided[at];
    if (!room) return [];
    const { side, bottom } = room;
    return [{ ...shape, x: middle - side / 2, y: Math.min(line, bottom - side / 2) - side / 2, w: side, h: side }];
  });
}

/** The part of the field that parts and marks use, nowhere higher than it is wide. */
function viewOf(shapes: readonly Shape[], marks: readonly Mark[]): View {
  const reach = clearance;
  const x = Math.min(...shapes.map((box) => box.x - margin), ...marks.map((mark) => mark.x - reach));
  const y = Math.min(...shapes.map((box) => box.y - margin), ...marks.map((mark) => mark.y - reach));
  const right = Math.max(...shapes.map((box) => box.x + box.w + margin), ...marks.map((mark) => mark.x + reach));
  const bottom = Math.max(...shapes.map((box) => box.y + box.h + margin), ...marks.map((mark) => mark.y + reach));
  const height = bottom - y;
  const width = Math.max(right - x, height * 1.3);
  return { x: x - (width - (right - x)) / 2, y, width, height };
}

/**
 * A plate of our own drawings with its parts as large as their neighbours let them be, each below its mark, and with the
 * rest of the field cut away. The marks stay where they are on the field.
 */
export function laidOut(illustration: Illustration): Illustration {
  const { width, height, hotspots } = illustration;
  const marks = new Map(hotspots.map((mark) => [mark.position, mark]));
  const rows = rowsOf(
    illustration.shapes.filter(({ position }) => marks.has(position)),
    height,
  );
  const places = rows.map((row) => placesOf(row, marks, width));
  const all = places.flat();
  if (all.length === 0) return illustration;
  const rooms = places.map((row) => row.map((place) => roomOf(place, all, height)));
  const limit = unevenness * Math.min(...rooms.flat().map(({ side }) => side));
  const drawn = places.flatMap((row, at) => boxesOf(row, rooms[at] ?? [], limit));
  return cut({ ...illustration, shapes: drawn, axis: [] }, viewOf(drawn, hotspots));
}

function cut(illustration: Illustration, view: View): Illustration {
  const moved = <Thing extends { x: number; y: number }>(thing: Thing): Thing => ({
    ...thing,
    ...{ x: thing.x - view.x, y: thing.y - view.y },
  });
  return {
    ...illustration,
    ...{ width: view.width, height: view.height },
    hotspots: illustration.hotspots.map(moved),
    shapes: illustration.shapes.map(moved),
  };
}
