import { outlineSide } from "./outlines";
import { pixelsOf, type Size, type View } from "./view";

/** The largest towns, the largest first, each where it lies on the square of the outlines. */
export type Town = readonly [name: string, x: number, y: number];

export interface TownLabel {
  name: string;
  dx: number;
  dy: number;
}

let known: Promise<readonly Town[]> | null = null;

/** The names of the largest towns, fetched once; none where they do not come, for a map can do without. */
export function loadTowns(): Promise<readonly Town[]> {
  known ??= fetch("/map/towns.json")
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Town[]) : []))
    .catch(() => {
      known = null;
      return [];
    });
  return known;
}

const mostNames = 30;
const signPixels = 7;
const linePixels = 18;
/** As far beyond the edges as outlines are drawn. */
const reach = 0.5 + 0.6;

/** The towns that a view names: the largest of it whose names do not cover each other. */
export function namesIn(towns: readonly Town[], view: View, { width, height }: Size): TownLabel[] {
  const named: TownLabel[] = [];
  for (const [name, x, y] of towns) {
    const { dx, dy } = pixelsOf(view, { x: x / outlineSide, y: y / outlineSide });
    if (Math.abs(dx) > width * reach || Math.abs(dy) > height * reach) continue;
    if (named.some((other) => covers(other, { name, dx, dy }))) continue;
    if (named.push({ name, dx, dy }) === mostNames) break;
  }
  return named;
}

const covers = (one: TownLabel, other: TownLabel): boolean =>
  Math.abs(one.dy - other.dy) < linePixels &&
  Math.abs(one.dx - other.dx) < ((one.name.length + other.name.length) * signPixels) / 2;
