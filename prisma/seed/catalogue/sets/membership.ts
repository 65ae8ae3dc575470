import { hash } from "../random";
import type { Vehicle } from "../vehicles/vehicle";
import { type Agreement, agreeing, agreementOf, OF_VEHICLE } from "./agreement";
import { type ConditionBook, ROLES, type Role } from "./conditions";
import { DEMO_POOL, isDemoVehicle, isReplacedByDemo } from "./demo";
import type { Plan, PlannedSet } from "./plan";
import { kindOf, type SetClass, sizeOf } from "./set-class";

export interface Member {
  set: PlannedSet;
  conditionId: number;
}

// Sets of the vehicle's pools, by id; vehicles of the same pools share the list.
function candidates(plan: Plan, vehicle: Vehicle): readonly PlannedSet[] {
  const keys = [...new Set(Object.values(vehicle.pools)), ...(isDemoVehicle(vehicle) ? [DEMO_POOL] : [])];
  const name = keys.join(" ");
  let sets = plan.merged.get(name);
  if (!sets) {
    sets = keys.flatMap((key) => plan.byPool.get(key) ?? []).sort((a, b) => a.id - b.id);
    plan.merged.set(name, sets);
  }
  return sets;
}

/** The sets that hold a vehicle, by generic article and set, each with the vehicle's condition. */
export function membersOf(plan: Plan, book: ConditionBook, vehicle: Vehicle): Member[] {
  const byRole = new Map<Role, number | null>();
  const members: Member[] = [];
  let genartId = -1;
  let taken = false;
  for (const set of candidates(plan, vehicle)) {
    if (set.genart.id !== genartId) {
      genartId = set.genart.id;
      taken = plan.applicability.has(genartId, vehicle.ktype);
    }
    if (!taken || (set.pool !== DEMO_POOL && isReplacedByDemo(vehicle, genartId))) continue;
    const conditionId = set.condition ? book.idOf(set.condition) : roleCondition(byRole, book, set.role, vehicle);
    if (conditionId !== null) members.push({ set, conditionId });
  }
  return members;
}

function roleCondition(
  cache: Map<Role, number | null>,
  book: ConditionBook,
  role: Role,
  vehicle: Vehicle,
): number | null {
  const known = cache.get(role);
  if (known !== undefined) return known;
  const condition = ROLES[role](vehicle);
  const id = condition ? book.idOf(condition) : null;
  cache.set(role, id);
  return id;
}

/** What a set turned out to hold: how many vehicles, a hash of them and their conditions, the first makes, the sum of their sizes. */
export interface Census {
  n: number;
  h1: number;
  h2: number;
  makeIds: number[];
  /** what its vehicles have alike, where its part states such things */
  alike: Agreement | null;
  sizes: number;
}

const MAKES_KEPT = 3;
const LIMIT = 2 ** 52;

/** Counts every set's members. A sum of hashes, so that the order of vehicles does not matter; h1 and h2 stay exact. */
export function takeCensus(plan: Plan, book: ConditionBook, vehicles: readonly Vehicle[]): Census[] {
  const census: Census[] = plan.sets.map(() => ({ n: 0, h1: 0, h2: 0, makeIds: [], alike: null, sizes: 0 }));
  const stating = new Set(plan.sets.filter(({ genart }) => genart.criteria.some((key) => OF_VEHICLE.has(key))));
  for (const vehicle of vehicles) {
    const size = sizeOf(vehicle);
    for (const { set, conditionId } of membersOf(plan, book, vehicle)) {
      const entry = census[set.id - 1];
      if (!entry) continue;
      entry.n++;
      if (stating.has(set)) entry.alike = entry.alike ? agreeing(entry.alike, vehicle) : agreementOf(vehicle);
      entry.sizes += size;
      entry.h1 = (entry.h1 + hash(vehicle.ktype, conditionId) * 4096) % LIMIT;
      entry.h2 = (entry.h2 + hash(conditionId, vehicle.ktype, 5) * 4096) % LIMIT;
      if (entry.makeIds.length < MAKES_KEPT && !entry.makeIds.includes(vehicle.makeId))
        entry.makeIds.push(vehicle.makeId);
    }
  }
  return census;
}

export interface LiveSet extends PlannedSet, Census {}

/** Sets that hold at least one vehicle; sets with the same members become one, the first, with the articles of all. */
export function settle(plan: Plan, census: readonly Census[]): Map<number, LiveSet> {
  const kept = new Map<string, LiveSet>();
  for (const set of plan.sets) {
    const entry = census[set.id - 1];
    if (!entry || entry.n === 0) continue;
    const key = `${set.genart.id}|${entry.h1}|${entry.h2}`;
    const same = kept.get(key);
    if (!same) kept.set(key, { ...set, ...entry });
    else if (same.fixed.length === 0) same.count += set.count;
  }
  return new Map([...kept.values()].map((set) => [set.id, set]));
}

/** The class of every set: the mean of its vehicles. */
export function classesOf(live: ReadonlyMap<number, LiveSet>): Map<number, SetClass> {
  return new Map([...live].map(([id, { sample, sizes, n }]) => [id, { kind: kindOf(sample), size: sizes / n }]));
}
