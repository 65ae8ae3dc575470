import type { BodyStyle } from "@/components/drawings/silhouette";
import { wheels } from "@/components/drawings/wheels";
import type { PictureView } from "@/lib/domains/catalogue/pictures/rules";
import type { Zone } from "@/lib/domains/catalogue/pictures/zones";
import { buildOf, type Build } from "./picture-art";

type Spot = readonly [x: number, y: number];
export type Spots = Partial<Record<Zone, Spot>>;

/** The field that a view is drawn on. */
export const fieldOf = (view: PictureView): { width: number; height: number } => ({
  width: 120,
  height: view === "side" ? 52 : 72,
});

function sideOfCar([rear, front]: readonly [number, number]): Spots {
  return {
    engine: [front + 10, 24],
    "front-lights": [front + 20, 30],
    "front-axle": [front, 27],
    "front-brakes": [front, 36],
    wheels: [front, 46],
    "rear-axle": [rear, 27],
    "rear-brakes": [rear, 36],
    tank: [rear + 13, 32],
    "rear-lights": [rear - 16, 28],
    doors: [62, 29],
    glazing: [63, 16],
    interior: [48, 19],
  };
}

const sideOfMotorcycle: Spots = {
  engine: [60, 32],
  gearbox: [50, 36],
  "front-lights": [82, 18],
  "front-axle": [80, 27],
  "front-brakes": [88, 34],
  wheels: [98, 42],
  "rear-axle": [40, 26],
  "rear-brakes": [33, 35],
  tank: [63, 17],
  "rear-lights": [24, 17],
  interior: [48, 17],
  exhaust: [44, 45],
};

const front: Spots = {
  engine: [60, 38],
  cooling: [60, 48],
  battery: [74, 38],
  "front-lights": [35, 44],
  "front-body": [84, 54],
  glazing: [52, 21],
  wipers: [68, 29],
};

const rear: Spots = {
  glazing: [50, 21],
  wipers: [66, 29],
  "rear-lights": [32, 39],
  "rear-body": [60, 51],
  exhaust: [77, 60],
};

const underbody: Spots = {
  engine: [97, 36],
  gearbox: [77, 36],
  "front-axle": [88, 24],
  "front-brakes": [88, 50],
  wheels: [88, 61],
  "rear-axle": [32, 24],
  "rear-brakes": [32, 48],
  tank: [47, 36],
  exhaust: [18, 50],
};

const ofMotorcycle: Record<Exclude<PictureView, "side">, Spots> = {
  front: {
    cooling: [60, 42],
    battery: [74, 38],
    "front-lights": [60, 31],
    "front-body": [47, 33],
    glazing: [60, 18],
    wipers: [82, 18],
  },
  rear: { "rear-lights": [60, 33], "rear-body": [48, 33], exhaust: [73, 50], glazing: [38, 16], wipers: [82, 16] },
  underbody: { engine: [63, 36], "rear-axle": [44, 36], exhaust: [18, 46], "front-axle": [80, 36], doors: [63, 22] },
};

/** Where the marks of a view stand on its field, for a body. */
export function spotsOf(view: PictureView, body: BodyStyle): Spots {
  const build: Build = buildOf(body);
  if (build === "motorcycle") return view === "side" ? sideOfMotorcycle : ofMotorcycle[view];
  if (view === "side") return sideOfCar(wheels[body]);
  if (view === "front") return build === "truck" ? { ...front, glazing: [52, 19], wipers: [68, 26] } : front;
  return view === "rear" ? rear : underbody;
}
