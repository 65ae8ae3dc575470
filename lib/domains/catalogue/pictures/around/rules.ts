import type { ModelBody } from "@/lib/domains/vehicles/models/body/rules";

/** The bodies that are drawn from every side: public/360 holds a folder for each. */
export const frameSets = ["hatchback", "coupe", "saloon", "estate", "suv", "van", "truck", "bus"] as const;
export type FrameSet = (typeof frameSets)[number];

export const drawnFrames = 50;
export const usualDoors = 4;
/** How many photographs of its own a company brings for a vehicle. */
export const fewestPhotos = 12;
export const mostPhotos = 72;
/** With fewer frames than this there is nothing to turn. */
export const fewestFrames = 10;

/** Changes with the drawings: browsers keep a frame for good. */
const drawingVersion = 1;

const byShape: Partial<Record<ModelBody, FrameSet | null>> = {
  ...{ estate: "estate", mpv: "estate", leisure: "van", minibus: "van", van: "van", "large-van": "van" },
  ...{ suv: "suv", "large-suv": "suv", "suv-coupe": "suv", "off-road": "suv", pickup: "suv" },
  ...{ bus: "bus", truck: "truck", tractor: "truck", motorcycle: null, scooter: null },
};

/**
 * The set for a vehicle: heavy ones and bodies of a shape of their own first, then by doors (two or three: a coupé, four: a
 * saloon, five: a hatchback, or an estate by its body); null for a motorcycle, which has none.
 */
export function frameSetOf(of: { body: ModelBody; doors: number; heavy: boolean }): FrameSet | null {
  const shape = byShape[of.body];
  if (shape === null) return null;
  if (of.heavy) return shape === "bus" ? "bus" : "truck";
  if (shape) return shape;
  if (of.doors <= 3) return "coupe";
  return of.doors === 4 ? "saloon" : "hatchback";
}

const doorsOf: Partial<Record<ModelBody, number>> = {
  ...{ hatchback: 5, supermini: 5, city: 5, micro: 3, "three-door": 3, coupe: 3, sport: 3, mini: 3, "fiat-500": 3 },
  ...{ convertible: 2, roadster: 2, saloon: 4, fastback: 4 },
};

/** The doors by which a vehicle's set is asked for: those of its papers, else those that its body has. */
export const doorsAsked = (papers: number | null, body: ModelBody): number => papers ?? doorsOf[body] ?? usualDoors;

export const frameAddress = (set: FrameSet, frame: number): string =>
  `/360/${set}/${String(frame).padStart(2, "0")}.webp?v=${drawingVersion}`;

export const frameAddresses = (set: FrameSet): string[] =>
  Array.from({ length: drawnFrames }, (_, frame) => frameAddress(set, frame));

/** The order in which frames are fetched: the first, then always the middle of the widest gap, so that turning works early. */
export function loadOrder(count: number): number[] {
  const order: number[] = count > 0 ? [0] : [];
  const gaps: [from: number, to: number][] = [[0, count]];
  for (const [from, to] of gaps) {
    if (order.length >= count) break;
    const middle = Math.floor((from + to) / 2);
    if (middle > from) {
      order.push(middle);
      gaps.push([from, middle], [middle, to]);
    }
  }
  return order;
}

export const pixelsPerFrame = 20;

/** The frame after a drag of so many pixels: one frame per 20 of them; what is nearest follows the finger. */
export const draggedFrame = (start: number, pixels: number, count: number): number =>
  wrapped(start - Math.trunc(pixels / pixelsPerFrame), count);

export const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/** The frame that may be shown for a wanted one: the nearest that is there, null when none is. */
export function nearestFrame(wanted: number, has: (frame: number) => boolean, count: number): number | null {
  for (let away = 0; away <= count / 2; away++) {
    if (has(wrapped(wanted + away, count))) return wrapped(wanted + away, count);
    if (has(wrapped(wanted - away, count))) return wrapped(wanted - away, count);
  }
  return null;
}

export const sides = [
  ...(["front", "front-left", "left", "rear-left", "rear", "rear-right", "right", "front-right"] as const),
] as const;
export type Side = (typeof sides)[number];

/** From where a frame looks at the vehicle: the first sees its nose, those after it go around its left. */
export const sideOf = (frame: number, count: number): Side =>
  sides[Math.round((frame / count) * sides.length) % sides.length] ?? "front";

/** Where keys lead: arrows by one, Page keys by an eighth of the circle, Home and End to nose and tail. */
export function keyedFrame(key: string, frame: number, count: number): number | null {
  const leap = Math.round(count / 8);
  const steps = new Map(
    Object.entries({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: leap, PageDown: -leap }),
  );
  const step = steps.get(key);
  if (key === "Home") return 0;
  if (key === "End") return Math.floor(count / 2);
  return step === undefined ? null : wrapped(frame + step, count);
}
