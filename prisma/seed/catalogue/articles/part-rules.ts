import { hash } from "../random";
import type { LiveSet } from "../sets/membership";

export type Value = number | string | null;

export interface PartPlace {
  set: LiveSet;
  front: boolean;
  /** a number that every value of the set's articles shares, so that they agree with one another */
  shape: number;
}

/** Values among which a criterion of a part chooses, or what its other values make of it; null where it has none. */
type Rule = readonly (string | number)[] | ((place: PartPlace) => Value | readonly (string | number)[] | undefined);

const burns = ({ set }: PartPlace, fuel: string): boolean => set.sample.burns === fuel;
const heavy = ({ set }: PartPlace): boolean => set.sample.vtype === "pl";
const when = (holds: (place: PartPlace) => boolean, rule?: readonly (string | number)[]): Rule => {
  return (place) => (holds(place) ? rule : null);
};

const isSpinOn = ({ shape }: PartPlace): boolean => shape % 5 < 2;
const isRound = (place: PartPlace): boolean => heavy(place) || place.shape % 7 === 0;
const hasJoint = ({ shape }: PartPlace): boolean => shape % 4 !== 0;
const plugOf = ({ shape }: PartPlace): readonly [thread: string, reach: number, wrench: number] =>
  PLUGS[shape % PLUGS.length] ?? PLUGS[0];
const lampOf = ({ set }: PartPlace): string => LAMPS[set.pool.slice(2)] ?? "P43t";

const PLUGS = [
  ["M14x1.25", 19, 16],
  ["M14x1.25", 26.5, 16],
  ["M12x1.25", 26.5, 14],
  ["M14x1.25", 19, 21],
  ["M12x1.25", 19, 16],
] as const;
const LAMPS: Readonly<Record<string, string>> = { H7: "PX26d", H4: "P43t", H1: "P14.5s", H11: "PGJ19-2" };
const CIRCLES = [98, 100, 108, 110, 112, 114.3, 120] as const;
const VOLTS: Rule = (place) => (heavy(place) ? 24 : 12);
const EURO: Rule = ({ set }) => (/^Euro [1-6]$/.test(set.sample.euro ?? "") ? set.sample.euro : undefined);
const SIDES = ["left", "right"] as const;

/** What belongs to the parts that are changed most: threads that go with spanners, filters round or flat, never both. */
export const PART_RULES: Readonly<Record<number, Readonly<Record<string, Rule>>>> = {
  10004: { epb: ({ front }) => (front ? "no" : undefined), side: SIDES },
  10013: { parkingonly: ["no"] },
  10016: { pistond: [15.87, 17.46, 19.05, 20.64, 22.2, 23.81], material: ["cast-iron", "aluminium"] },
  10021: { thread1: ["M10x1"], thread2: ["M10x1", "F10x1"] },
  10030: { poles: [2] },
  10035: {
    filtertype: (place) => (isSpinOn(place) ? "spin-on" : "insert"),
    outd: (place) => (isSpinOn(place) ? [66, 68, 76, 80, 86, 93] : [52, 57, 64, 65, 71]),
    height: (place) => (isSpinOn(place) ? undefined : [70, 79, 93, 101, 115, 141]),
    ind: when((place) => !isSpinOn(place), [22, 25, 27, 31]),
    thread: when(isSpinOn, ["M20x1.5", "3/4-16 UNF", "M22x1.5"]),
    bypass: when(isSpinOn, [0.9, 1, 1.2, 1.7, 2.5]),
    seal: ["yes"],
  },
  10038: {
    filtertype: (place) => (isRound(place) ? "round" : "flat"),
    length: when((place) => !isRound(place)),
    width: when((place) => !isRound(place)),
    height: (place) => (isRound(place) ? [148, 172, 206, 240, 292] : undefined),
    outd: when(isRound, [134, 142, 166, 184]),
    ind: when(isRound, [64, 76, 88, 102]),
  },
  10039: {
    filtertype: (place) => (burns(place, "petrol") ? "cartridge" : ["insert", "spin-on", "cartridge"]),
    inlet: [8, 10],
    outlet: [8, 10],
    watersensor: (place) => (burns(place, "petrol") ? "no" : undefined),
  },
  10042: { qty: [1] },
  10047: {
    qty: [1],
    dampertype: ["gas-twin-tube", "gas-twin-tube", "gas-twin-tube", "gas-mono-tube", "oil"],
    dampersys: ({ front }) => (front ? "strut" : "telescopic"),
    mounttop: ({ front }) => (front ? "pin" : ["pin", "eye"]),
    mountbottom: ({ front }) => (front ? "clamp" : "eye"),
  },
  10059: {
    material: ["steel", "steel", "aluminium", "cast-iron"],
    armtype: ({ front }) => (front ? ["wishbone", "wishbone", "transverse"] : ["transverse", "trailing"]),
    withball: (place) => (hasJoint(place) ? "yes" : "no"),
    cone: when(hasJoint, [14, 15, 16, 17.3, 18]),
    side: SIDES,
  },
  10061: { thread: ["M10x1.25", "M12x1.25", "M12x1.5", "M14x1.5"], cone: [14, 15, 16, 17.3, 18, 20] },
  10067: { thread1: ["M10x1.5", "M12x1.5"], thread2: ["M10x1.5", "M12x1.5"] },
  10071: { splines: ({ front }) => (front ? undefined : null) },
  10072: { pcd: CIRCLES },
  10076: { pcd: CIRCLES },
  10077: { pcd: CIRCLES },
  10082: { pcd: CIRCLES },
  10088: { side: ["both"] },
  10093: { thread: ["M12x1.5", "M14x1.5", "M16x1.5"], cone: [10.8, 11.5, 12, 13, 14], side: SIDES },
  10094: { thread1: ["M14x1.5", "M16x1.5"], thread2: ["M12x1.5", "M14x1.5"] },
  10124: { reman: ["yes"] },
  10140: { qty: [1] },
  10157: { dia: [180, 190, 200, 215, 220, 225, 228, 230, 235, 240, 250] },
  10167: { reman: ["yes"] },
  10168: { reman: ["yes"] },
  10174: { side: SIDES },
  10183: {
    thread: (place) => plugOf(place)[0],
    threadlen: (place) => plugOf(place)[1],
    wrench: (place) => plugOf(place)[2],
    electrodes: [1, 1, 1, 1, 2, 3],
    qty: [1],
  },
  10184: { poles: [3, 4], qty: [1] },
  10188: { thread: ["M8x1", "M10x1", "M10x1.25"], voltage: [4.4, 5, 7, 11], qty: [1] },
  10213: { electric: ["mechanical", "mechanical", "mechanical", "electric"], seal: ["yes"] },
  10250: { euro: EURO },
  10251: { euro: EURO },
  10253: { electric: ["electric", "electric", "pneumatic"], poles: [5, 6] },
  10255: { poles: [4, 5, 6], heated: ["yes"] },
  10264: { voltage: VOLTS, rotation: ["clockwise"], power: (place) => (heavy(place) ? [4000, 5000, 5500] : undefined) },
  10265: { voltage: VOLTS, rotation: ["clockwise"] },
  10286: { lamptype: ["H1", "H4", "H7", "H7", "D1S", "D3S", "LED"], lhd: ["left-hand"], side: SIDES },
  10287: { lamptype: ["H8", "H11", "H1"] },
  10291: { lamptype: ["P21W", "P21W", "LED"], side: SIDES },
  10296: { lampsocket: lampOf, power: (place) => (lampOf(place) === "P43t" ? 60 : 55) },
  10297: { lampsocket: ["BA15s", "BAU15s", "WX3x16d"], power: [21] },
  10325: { qty: ({ shape }) => (shape % 3 ? 2 : 1), length2: when(({ shape }) => shape % 3 > 0) },
};

/** The value that belongs to a part; undefined where nothing is particular about it. */
export function ruledValue(place: PartPlace, key: string, seed: number): Value | undefined {
  const rule = PART_RULES[place.set.genart.id]?.[key];
  const found = typeof rule === "function" ? rule(place) : rule;
  if (!Array.isArray(found)) return found as Value | undefined;
  const choices = found as readonly (string | number)[];
  return choices[hash(seed, 29) % choices.length];
}

const FRONT = new Set([10061, 10088, 10093, 10174, 10176, 10325]);
const REAR = new Set([10013, 10014, 10015, 10016, 10017, 10018, 10027]);

/** The axle of a part that only one axle has. */
export function onlyAxle(genartId: number): "front" | "rear" | undefined {
  if (FRONT.has(genartId)) return "front";
  return REAR.has(genartId) ? "rear" : undefined;
}
