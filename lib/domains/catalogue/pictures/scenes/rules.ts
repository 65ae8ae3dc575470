import { zones } from "../zones";
import type { DrawnSpot } from "./schema";

/** The drawings on which parts are chosen, in the order of their photo sets: those of the zones come before them. */
export const sceneIds = [
  ...(["engine-bay", "interior", "underside", "front-axle", "timing-drive", "lamps", "exhaust"] as const),
] as const;
export type SceneId = (typeof sceneIds)[number];

const before = zones.length;

export const setOfScene = (id: SceneId): `Guii-${number}` => `Guii-${before + sceneIds.indexOf(id) + 1}`;

/** The drawing of a photo set, named Guii-20 or 20 alone; null for a set of a zone, and for one that there is not. */
export function sceneOfSet(text: string): SceneId | null {
  const number = /^(?:Guii-)?([1-9]\d?)$/.exec(text)?.[1];
  return number ? (sceneIds[Number(number) - before - 1] ?? null) : null;
}

/** What a spot holds for a vehicle: of its generic articles those that have something, with how much. */
export interface SpotParts {
  id: string;
  /** The number that stands on the drawing. */
  number: number;
  label: string;
  place: readonly [x: number, y: number];
  parts: SpotPart[];
  /** Articles, or original numbers. */
  count: number;
}
export interface SpotPart {
  id: number;
  label: string;
  count: number;
}

interface Counted {
  id: number;
  label: string;
  counts: { all: number };
}

/** The spots of a drawing with what the vehicle has for each; `names` tells those of generic articles that it has nothing of. */
export function fillSpots(
  spots: readonly DrawnSpot[],
  rows: readonly Counted[],
  names: ReadonlyMap<number, string>,
): SpotParts[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return spots.map(({ id, genarts, shape }, at) => {
    const parts = genarts.flatMap((genart) => {
      const row = known.get(genart);
      return row && row.counts.all > 0 ? [{ id: genart, label: row.label, count: row.counts.all }] : [];
    });
    const [first = 0] = genarts;
    const label = known.get(first)?.label ?? names.get(first) ?? parts[0]?.label ?? id;
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    return { id, number: at + 1, label, place: shape, parts, count };
  });
}

/** The spot beside one in a direction, as arrows move over a picture: the nearest that lies more that way than aside. */
export function spotBeside(
  spots: readonly { id: string; place: readonly [x: number, y: number] }[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const here = spots.find(({ id }) => id === from);
  if (!here) return spots[0]?.id ?? null;
  let best: { id: string; far: number } | null = null;
  for (const { id, place } of spots) {
    const x = place[0] - here.place[0];
    const y = place[1] - here.place[1];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0 || aside > along * 2) continue;
    const far = along + aside * 2;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}
