type Place = [number, number];

/** What two marks keep between them, in thousandths of a picture's width and height: 26 pixels each way on a phone. */
export const apart: Readonly<Place> = [82, 126];
const edge = 25;
const mostRounds = 200;

const inside = (value: number): number => Math.min(1000 - edge, Math.max(edge, value));

/** Along which way two marks part soonest, and how far each goes; null for two that cover nothing of each other. */
function parting(one: Readonly<Place>, other: Readonly<Place>): { axis: 0 | 1; step: number } | null {
  const missing = ([0, 1] as const).map((axis) => apart[axis] - Math.abs(other[axis] - one[axis]));
  if (missing.some((length) => length <= 0)) return null;
  const axis = missing[0]! / apart[0] <= missing[1]! / apart[1] ? 0 : 1;
  return { axis, step: Math.ceil(missing[axis]! / 2) * (other[axis] < one[axis] ? -1 : 1) };
}

/** Places of marks in one frame, moved as little as it takes that each can be pressed; null is what a frame does not show. */
export function spread(places: readonly (Readonly<Place> | null)[]): (Place | null)[] {
  const moved = places.map((place) => (place ? ([...place] as Place) : null));
  const shown = moved.filter((place) => place !== null);
  for (let round = 0, settled = false; round < mostRounds && !settled; round++) {
    settled = true;
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1)) {
        const found = parting(one, other);
        if (!found) continue;
        settled = false;
        one[found.axis] = inside(one[found.axis] - found.step);
        other[found.axis] = inside(other[found.axis] + found.step);
      }
  }
  return moved;
}
