import { kinds, type Box, type Kind } from "./asked";
import type { Mark, Spot } from "./schema";

/** Marks that a map holds at once. */
export const mostMarks = 300;
/** Rows of the list beside it. */
export const mostRows = 60;
/** Spots closer than so many pixels are one mark. */
const cellPixels = 44;

/** The side of a cluster's cell on the world map for a view: no closer than a fingertip, and never more than 300 cells. */
export function cellOf([x0, y0, x1, y1]: Box, width: number): number {
  let cell = (cellPixels * (x1 - x0)) / width;
  // A grid that stands still while the map moves has a cell more in each direction than fit.
  const cells = () => (Math.ceil((x1 - x0) / cell) + 1) * (Math.ceil((y1 - y0) / cell) + 1);
  while (cells() > mostMarks) cell *= 1.1;
  return cell;
}

type Placed = Spot & { x: number; y: number };
export const isPlaced = (spot: Spot): spot is Placed => spot.x !== null && spot.y !== null;

/** Spots as marks: those of one cell are one, drawn in their middle. */
export function clusterSpots(spots: readonly Spot[], cell: number): Mark[] {
  const cells = new Map<string, Placed[]>();
  for (const one of spots.filter(isPlaced)) {
    const key = `${Math.floor(one.x / cell)}:${Math.floor(one.y / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  return [...cells].slice(0, mostMarks).map(([key, all]) => markOf(key, all));
}

function markOf(key: string, all: readonly Placed[]): Mark {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const middle = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [first] = all;
  const isOne = all.length === 1 && first;
  return {
    ...{ key: isOne ? first.key : key, label: first?.name ?? "", kind: commonKind(all), count: all.length },
    ...{ x: middle(xs), y: middle(ys) },
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

/** The kind that most spots have. */
function commonKind(all: readonly Spot[]): Kind {
  const count = (kind: Kind) => all.filter((one) => one.kind === kind).length;
  return kinds.reduce((best, kind) => (count(kind) > count(best) ? kind : best));
}

/** The nearest first, then those that hold more, then by name; those of no known place last. */
export function byDistance(one: Spot, other: Spot): number {
  const far = (spot: Spot) => spot.km ?? (isPlaced(spot) ? 1e6 : 1e7);
  return far(one) - far(other) || piecesOf(other) - piecesOf(one) || one.name.localeCompare(other.name);
}

/** Pieces that a spot holds of all searched articles, as far as it says. */
export const piecesOf = ({ holdings }: Pick<Spot, "holdings">): number =>
  holdings.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

const earthDiameterKm = 12_742;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  lat: number;
  lng: number;
}

/** Kilometres between two points as the crow flies. In SQL the same is `distance_km`. */
export function distanceKm(one: Point, other: Point): number {
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const slope = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  return earthDiameterKm * Math.asin(Math.sqrt(sine(other.lat - one.lat) + slope * sine(other.lng - one.lng)));
}
