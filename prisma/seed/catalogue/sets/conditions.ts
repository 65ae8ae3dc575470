import { hashText, Random } from "../random";
import { indexedEngineCodes } from "../vehicles/engine-codes";
import type { Vehicle } from "../vehicles/vehicle";
import type { Condition } from "./condition";
import { DEMO_BRAKES } from "./demo";

export interface Brakes {
  systems: readonly [string, string];
  discs: readonly [number, number];
  rearDisc: number;
  maxKg: number;
}

const SYSTEMS = ["Bosch", "TRW/Lucas", "ATE"] as const;
const DISCS: Record<string, readonly number[]> = {
  small: [238, 247, 256, 258, 260],
  middle: [260, 266, 280, 283, 288],
  large: [300, 312, 320, 330, 340],
  van: [280, 290, 300, 302, 305],
};
const MASS: Record<string, number> = { small: 1540, middle: 1820, large: 2240, van: 2900 };

/** Brake system, discs (mm) and greatest mass (kg) of a chassis pool: pads and discs of one pool agree on them. */
export function brakesOf(chassisPool: string): Brakes {
  if (chassisPool === DEMO_BRAKES.pool) return DEMO_BRAKES.brakes;
  const kind = chassisPool.split("|")[1] ?? "middle";
  const random = new Random(hashText(chassisPool), 1);
  const sizes = DISCS[kind] ?? DISCS.middle ?? [280];
  const at = random.int(0, sizes.length - 2);
  const first = random.int(0, 2);
  return {
    systems: [SYSTEMS[first] ?? "Bosch", SYSTEMS[(first + 1) % 3] ?? "ATE"],
    discs: [sizes[at] ?? 280, sizes[at + 1] ?? 288],
    rearDisc: (sizes[at] ?? 280) - 20,
    maxKg: (MASS[kind] ?? 1900) + 10 * random.int(0, 20),
  };
}

const YEARS_TO_SPLIT = 2;

/** Month in the middle of a vehicle's construction, or null when it was built for too short a time to be split. */
export function middleOfConstruction(vehicle: Pick<Vehicle, "fromYm" | "toYm">): number | null {
  const from = Math.floor(vehicle.fromYm / 100);
  const to = Math.floor((vehicle.toYm ?? 202512) / 100);
  if (to - from < YEARS_TO_SPLIT) return null;
  return ((from + to) >> 1) * 100 + 9;
}

function before(month: number): number {
  return month % 100 === 1 ? month - 89 : month - 1;
}

function codesHalf(vehicle: Vehicle, half: 0 | 1): Condition | null {
  const codes = indexedEngineCodes(vehicle.codes);
  if (codes.length < 2) return null;
  const middle = codes.length >> 1;
  return { engineCodes: (half ? codes.slice(middle) : codes.slice(0, middle)).slice(0, 4) };
}

function allCodes(vehicle: Vehicle): Condition {
  const codes = indexedEngineCodes(vehicle.codes).slice(0, 6);
  return codes.length ? { engineCodes: codes, from: vehicle.fromYm } : { from: vehicle.fromYm };
}

function discs(vehicle: Vehicle, which: 0 | 1): Condition {
  const brakes = brakesOf(vehicle.pools.chassis);
  return { pos: "front", brakesys: brakes.systems[which], discMm: brakes.discs[which], maxKg: brakes.maxKg };
}

function box(vehicle: Vehicle, gearbox: "manual" | "automatic"): Condition | null {
  const has = vehicle.gearboxes.some((code) => (code.startsWith("M") ? "manual" : "automatic") === gearbox);
  return has ? { gearbox } : null;
}

function split(vehicle: Vehicle, side: "from" | "to", rest: Condition = {}): Condition | null {
  const middle = middleOfConstruction(vehicle);
  if (!middle) return null;
  return side === "from" ? { ...rest, from: middle } : { ...rest, to: before(middle) };
}

/** Ways in which a set's vehicles can be conditioned; null leaves the vehicle out of the set. */
export const ROLES = {
  plain: () => ({}),
  fromStart: (v) => ({ from: v.fromYm }),
  front: () => ({ pos: "front" }),
  rear: () => ({ pos: "rear" }),
  frontLate: (v) => split(v, "from", { pos: "front" }),
  discA: (v) => discs(v, 0),
  discB: (v) => discs(v, 1),
  discRear: (v) => ({ pos: "rear", discMm: brakesOf(v.pools.chassis).rearDisc }),
  allCodes,
  codesA: (v) => codesHalf(v, 0),
  codesB: (v) => codesHalf(v, 1),
  dateTo: (v) => split(v, "to"),
  dateFrom: (v) => split(v, "from"),
  manual: (v) => box(v, "manual"),
  chassis: (v) => ({ chassisFrom: String(40_000_001 + (v.modelId % 100) * 100_000) }),
} as const satisfies Record<string, (vehicle: Vehicle) => Condition | null>;

export type Role = keyof typeof ROLES;

/** Numbers every distinct condition; 0 is the condition that asks nothing. */
export class ConditionBook {
  private readonly ids = new Map<string, number>([["{}", 0]]);

  idOf(condition: Condition): number {
    const text = JSON.stringify(condition);
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(text, id);
    return id;
  }

  *entries(): Generator<[id: number, json: string]> {
    for (const [text, id] of this.ids) yield [id, text];
  }
}
