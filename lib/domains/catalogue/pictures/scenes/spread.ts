type Place = [number, number];

/** What two marks keep between them, in thousandths of a picture's width and height: 26 pixels each way on a phone. */
export const apart: Readonly<Place> = [82, 126];
const edge = 25;
const mostRounds = 200;

const inside = (value: number): number => Math.min(1000 - edge, Math.max(edge, value));

/** Along which way two marks part soonest, and how far each goes; null for two that cover nothing of each other. */
function parting(one: Readonly<Place>, other: Readonly<Place>): { axis: 0 | 1; step: number } | null {
  const [across, down] = [apart[0] - Math.abs(other[0] - one[0]), apart[1] - Math.abs(other[1] - one[1])];
  if (across <= 0 || down <= 0) return null;
  const axis = across / apart[0] <= down / apart[1] ? 0 : 1;
  return { axis, step: Math.ceil((axis === 0 ? across : down) / 2) * (other[axis] < one[axis] ? -1 : 1) };
}

/** Places of marks in one frame, moved as little as it takes that each can be pressed; null is what a frame does not show. */
export function spread(places: readonly (Readonly<Place> | null)[]): (Place | null)[] {
  const moved = places.map((place): Place | null => (place ? [...place] : null));
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
