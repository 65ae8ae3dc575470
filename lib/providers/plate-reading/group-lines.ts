import type { TextLine } from "./find-lines";

const centreOf = ({ from, to, x, y, slope }: TextLine) => ({
  x: (from + to) / 2,
  y: y + slope * ((from + to) / 2 - x),
});

/** Lines that lie on one another, together; the places with the most characters first. */
export function groupByPlace(lines: TextLine[]): [TextLine, ...TextLine[]][] {
  const places: [TextLine, ...TextLine[]][] = [];
  for (const line of [...lines].sort((a, b) => b.boxes.length - a.boxes.length)) {
    const place = places.find(([first]) => overlaps(first, line));
    if (place) place.push(line);
    else places.push([line]);
  }
  return places;
}

function overlaps(a: TextLine, b: TextLine): boolean {
  const overlap = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return (
    overlap > 0.4 * Math.min(a.to - a.from, b.to - b.from) &&
    Math.abs(centreOf(a).y - centreOf(b).y) < 0.7 * Math.max(a.height, b.height)
  );
}

/** Whether two lines at one place are worth reading both. */
export function differs(a: TextLine, b: TextLine): boolean {
  return (
    Math.abs(a.from - b.from) > 0.4 * a.height ||
    Math.abs(a.to - b.to) > 0.4 * a.height ||
    Math.abs(centreOf(a).y - centreOf(b).y) > 0.04 * a.height ||
    Math.abs(a.height - b.height) > 0.04 * a.height
  );
}
