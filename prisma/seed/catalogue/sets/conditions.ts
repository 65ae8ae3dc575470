import { hashText, Random } from "../random";
import { indexedEngineCodes } from "../vehicles/engine-codes";
import { brakeHome } from "../vehicles/platform";
import type { Vehicle } from "../vehicles/vehicle";
import type { Condition } from "./condition";
import { DEMO_BRAKES } from "./demo";

const SYSTEMS = ["Bosch", "TRW/Lucas", "ATE"] as const;
const MASS: Record<string, number> = { small: 1540, middle: 1820, large: 2240, van: 2900 };

/** The two makers of brakes whose parts the vehicles of a group have: articles and papers agree on them. */
export function brakeMakers(vehicle: Pick<Vehicle, "vtype" | "known" | "group">): readonly [string, string] {
  const home = brakeHome(vehicle);
  if (home === DEMO_BRAKES.home) return DEMO_BRAKES.makers;
  const first = new Random(hashText(home), 1).int(0, 2);
  return [SYSTEMS[first] ?? "Bosch", SYSTEMS[(first + 1) % 3] ?? "ATE"];
}

/** Greatest mass (kg) of the vehicles of a chassis pool. */
export function greatestMass(chassisPool: string): number {
  if (chassisPool === DEMO_BRAKES.chassis) return DEMO_BRAKES.maxKg;
  return (MASS[chassisPool.split("|")[1] ?? "middle"] ?? 1900) + 10 * new Random(hashText(chassisPool), 1).int(0, 20);
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

function frontDiscs(vehicle: Vehicle, maker: 0 | 1, size: "own" | "larger"): Condition {
  const { pools, sizes } = vehicle;
  const { front, larger } = sizes.brakes;
  const discMm = size === "own" ? front.mm : larger;
  return { pos: "front", brakesys: brakeMakers(vehicle)[maker], discMm, maxKg: greatestMass(pools.chassis) };
}

function rearDiscs({ sizes: { brakes } }: Vehicle): Condition | null {
  return brakes.rearDisc && { pos: "rear", discMm: brakes.rearDisc.mm };
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
  discA: (v) => frontDiscs(v, 0, "own"),
  discB: (v) => frontDiscs(v, 1, "own"),
  discLarger: (v) => frontDiscs(v, 0, "larger"),
  discRear: rearDiscs,
  makerA: (v) => ({ pos: "front", brakesys: brakeMakers(v)[0] }),
  makerB: (v) => ({ pos: "front", brakesys: brakeMakers(v)[1] }),
  rearDisc: ({ sizes }) => (sizes.brakes.rearDisc ? { pos: "rear" } : null),
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
