import type { Genart } from "../parts/genarts";
import { Applicability } from "../parts/needs";
import { hashText, Random } from "../random";
import type { Pools } from "../vehicles/vehicle";
import type { Vehicle } from "../vehicles/vehicle";
import type { Role } from "./conditions";
import type { Condition } from "./condition";
import { DEMO_POOL, DEMO_REFUSING_KTYPE, DEMO_SETS, isDemoVehicle, type FixedArticle } from "./demo";
import {
  BRAKE_KIT_SPECS,
  CALIPER_SPECS,
  COMMON_SPECS,
  DRUM_BRAKE_SPECS,
  RARE_SPECS,
  UNIVERSAL_SPECS,
  type SetSpec,
} from "./specs";

/** Articles that fit the same vehicles under the same conditions. */
export interface PlannedSet {
  id: number;
  genart: Genart;
  pool: string;
  role: Role;
  /** overrides the role's condition */
  condition: Condition | null;
  fixed: readonly FixedArticle[];
  count: number;
  known: boolean;
  groups: ReadonlySet<string>;
  asian: boolean;
  sample: Vehicle;
}

interface Pool {
  groups: Set<string>;
  known: boolean;
  asian: boolean;
  sample: Vehicle;
}

export interface Plan {
  sets: PlannedSet[];
  byPool: ReadonlyMap<string, readonly PlannedSet[]>;
  applicability: Applicability;
  /** sets of several pools together, by the pools' names: filled as vehicles ask */
  merged: Map<string, readonly PlannedSet[]>;
}

const UNIVERSAL: ReadonlySet<keyof Pools> = new Set(["battery", "lamp", "wiper"]);

function specsOf(genart: Genart, { sizes }: Vehicle): readonly SetSpec[] {
  if (genart.pattern === "caliper" && !genart.common) return CALIPER_SPECS;
  if (genart.pattern === "brakes" && !genart.common) return BRAKE_KIT_SPECS;
  if (genart.pattern === "brakes" && sizes.brakes.rearDrum) return DRUM_BRAKE_SPECS;
  if (UNIVERSAL.has(genart.pool)) return UNIVERSAL_SPECS;
  return genart.common ? COMMON_SPECS[genart.pattern] : RARE_SPECS;
}

function poolsTaking(genart: Genart, takers: readonly Vehicle[]): Map<string, Pool> {
  const pools = new Map<string, Pool>();
  for (const vehicle of takers) {
    const key = vehicle.pools[genart.pool];
    const pool = pools.get(key);
    if (!pool)
      pools.set(key, { groups: new Set([vehicle.group]), known: vehicle.known, asian: vehicle.asian, sample: vehicle });
    else {
      pool.groups.add(vehicle.group);
      pool.known ||= vehicle.known;
    }
  }
  return pools;
}

function* setsOfGenart(
  genart: Genart,
  pools: ReadonlyMap<string, Pool>,
  full: ReadonlySet<string>,
  scale: number,
): Generator<Omit<PlannedSet, "id">> {
  for (const [key, pool] of pools) {
    const random = new Random(genart.id, hashText(key));
    for (const { role, known, other, chance } of specsOf(genart, pool.sample)) {
      if (!random.chance(chance) && !full.has(key)) continue;
      const count = (pool.known ? known : other) * scale;
      yield { genart, pool: key, role, condition: null, fixed: [], count, ...pool };
    }
  }
}

function* demoSets(genart: Genart, vehicles: readonly Vehicle[]): Generator<Omit<PlannedSet, "id">> {
  const sample = vehicles.find(isDemoVehicle);
  if (!sample) return;
  for (const { genartId, condition, articles } of DEMO_SETS) {
    if (genartId !== genart.id) continue;
    const groups = new Set([sample.group]);
    yield {
      genart,
      pool: DEMO_POOL,
      role: "plain",
      condition,
      fixed: articles,
      count: articles.length,
      known: true,
      groups,
      asian: false,
      sample,
    };
  }
}

/** Plans every set of the catalogue, by generic article; `scale` multiplies the articles of each generated set. */
export function planSets(genarts: readonly Genart[], vehicles: readonly Vehicle[], scale: number): Plan {
  const applicability = new Applicability(genarts, vehicles);
  const refusing = vehicles.find(({ ktype }) => ktype === DEMO_REFUSING_KTYPE);
  const full = new Set(refusing ? [refusing.pools.chassis, refusing.pools.brakes, refusing.pools.engine] : []);
  const sets: PlannedSet[] = [];
  const byPool = new Map<string, PlannedSet[]>();
  for (const genart of genarts) {
    if (!genart.vehicleBound) continue;
    const pools = poolsTaking(genart, applicability.takers(genart.id));
    for (const draft of [...setsOfGenart(genart, pools, full, scale), ...demoSets(genart, vehicles)]) {
      const set = { ...draft, id: sets.length + 1 };
      sets.push(set);
      const list = byPool.get(set.pool);
      if (list) list.push(set);
      else byPool.set(set.pool, [set]);
    }
  }
  return { sets, byPool, applicability, merged: new Map() };
}
