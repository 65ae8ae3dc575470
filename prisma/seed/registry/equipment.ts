import { brakeMakers } from "../catalogue/sets/conditions";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import { builtFleet } from "./built-fleet";
import type { Registration } from "./registration";

/** The brakes that a vehicle of the version has, with one of the two makers that the version was built with. */
export function equipmentOf(vehicle: Vehicle, maker: 0 | 1): NonNullable<Registration["equipment"]> {
  const { front, rearDisc, rearDrum } = vehicle.sizes.brakes;
  return {
    brakeSystem: brakeMakers(vehicle)[maker],
    frontDiscMm: front.mm,
    rearDiscMm: rearDisc?.mm ?? null,
    rearDrumMm: rearDrum?.mm ?? null,
  };
}

/** French papers of cars with the brakes of their versions; other registries tell nothing of them. */
export function equipped(registrations: readonly Registration[]): Registration[] {
  const cars = new Map(
    builtFleet().vehicles.flatMap((vehicle) => (vehicle.vtype === "vl" ? [[vehicle.ktype, vehicle]] : [])),
  );
  return registrations.map((registration) => {
    const car = registration.country === "FR" ? cars.get(registration.ktype ?? 0) : undefined;
    return car ? { equipment: equipmentOf(car, 0), ...registration } : registration;
  });
}
