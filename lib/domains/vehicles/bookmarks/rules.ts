import { parseVehiclePath, vehicleAt } from "../paths/rules";
import { parseSelectionPath } from "../versions/paths";

/** A vehicle by its address and the words that a reader knows it by. */
export interface KnownVehicle {
  url: string;
  label: string;
}

/** Vehicles that a list of known ones holds at most. */
export const mostKnown = 25;
export const longestPlace = 400;
export const longestLabel = 200;

/** Whether an address leads to a vehicle and nowhere else. */
export const leadsToVehicle = (url: string): boolean =>
  url.length <= longestPlace && (parseVehiclePath(url) !== null || parseSelectionPath(url) !== null);

/** Each vehicle once, by its own address, the first of its names; no more than a list holds. */
export function eachOnce(vehicles: readonly KnownVehicle[]): KnownVehicle[] {
  const known = new Map<string, KnownVehicle>();
  for (const { url, label } of vehicles) {
    const at = vehicleAt(url);
    if (!known.has(at)) known.set(at, { url: at, label });
  }
  return [...known.values()].slice(0, mostKnown);
}
