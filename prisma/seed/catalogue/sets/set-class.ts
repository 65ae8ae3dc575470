import type { Vehicle } from "../vehicles/vehicle";

/** For what a set's parts are built, as their price sees it. */
export interface SetClass {
  kind: "car" | "heavy" | "motorcycle";
  /** 0 the smallest vehicle of its kind, 1 the largest */
  size: number;
}

/** Powers in kW between which a kind's vehicles lie. */
const POWERS = { car: [35, 260], heavy: [110, 400], motorcycle: [10, 110] } as const;
const VAN_ADDS = 0.15;

/** What kind of vehicle a version is, for prices. */
export const kindOf = ({ vtype }: Pick<Vehicle, "vtype">): SetClass["kind"] =>
  vtype === "pl" ? "heavy" : vtype === "motos" ? "motorcycle" : "car";

/** Size of a vehicle among its kind by its power; a van's parts bear more. */
export function sizeOf(vehicle: Pick<Vehicle, "vtype" | "kw" | "pools">): number {
  const [low, high] = POWERS[kindOf(vehicle)];
  const van = vehicle.pools.chassis.includes("|van|") ? VAN_ADDS : 0;
  const size = Math.log(Math.max(1, vehicle.kw) / low) / Math.log(high / low) + van;
  return Math.min(1, Math.max(0, size));
}
