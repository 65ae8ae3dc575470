import type { Pools } from "../vehicles/vehicle";

/** Which condition patterns a common generic article's sets follow. */
export type Pattern = "axles" | "brakes" | "caliper" | "engine" | "gearbox" | "plain";

interface Common {
  id: number;
  pool: keyof Pools;
  pattern: Pattern;
}

const group = (pool: keyof Pools, pattern: Pattern, ids: readonly number[]): Common[] =>
  ids.map((id) => ({ id, pool, pattern }));

/** The sixty generic articles that a workshop changes most, the most changed first within a group. */
export const COMMON: readonly Common[] = [
  ...group("brakes", "brakes", [10001, 10002]),
  ...group("chassis", "caliper", [10004]),
  ...group("chassis", "axles", [10021, 10030, 10047, 10048, 10049, 10051, 10059, 10060, 10068, 10071, 10072, 10067]),
  ...group("chassis", "plain", [10027, 10042, 10061, 10093, 10094, 10088, 10176, 10174, 10212, 10286, 10291]),
  ...group("brakes", "plain", [10013, 10016, 10015]),
  ...group("chassis", "plain", [10243, 10244, 10136, 10010]),
  ...group(
    "engine",
    "engine",
    [10035, 10038, 10039, 10150, 10140, 10141, 10139, 10153, 10183, 10188, 10184, 10213, 10215],
  ),
  ...group("engine", "engine", [10264, 10265, 10250, 10251, 10253, 10255]),
  ...group("engine", "gearbox", [10157, 10161, 10125]),
  ...group("battery", "plain", [10263]),
  ...group("lamp", "plain", [10296, 10297]),
  ...group("wiper", "plain", [10325, 10326]),
];

export const COMMON_BY_ID: ReadonlyMap<number, Common> = new Map(COMMON.map((common) => [common.id, common]));

const MOTORCYCLE = new Set([10001, 10002, 10021, 10035, 10038, 10071, 10183, 10263, 10296, 10297, 10213, 10264]);
const HEAVY = new Set([
  10001, 10002, 10013, 10015, 10021, 10030, 10035, 10038, 10039, 10042, 10047, 10060, 10067, 10071, 10093, 10136, 10150,
  10153, 10157, 10213, 10215, 10205, 10212, 10243, 10253, 10263, 10264, 10265, 10286, 10291, 10296, 10297, 10325,
]);

/** Generic articles that a motorcycle or a heavy vehicle takes; a car takes all. */
export function takenBy(vtype: "vl" | "classic" | "motos" | "pl", genart: number): boolean {
  if (vtype === "motos") return MOTORCYCLE.has(genart);
  return vtype !== "pl" || HEAVY.has(genart);
}
