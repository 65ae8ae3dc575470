import "server-only";
import { bodyStyle } from "@/components/vehicles/body-style";
import { findPhotos360 } from "@/lib/domains/catalogue/pictures/around/queries";
import { doorsAsked } from "@/lib/domains/catalogue/pictures/around/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";

/** The vehicle from every side, by its papers and its body; null where there is nothing of it. */
export function findVehicle360(actor: Actor, vehicle: VehicleView, ktype: number) {
  const body = bodyStyle(vehicle);
  const doors = doorsAsked(vehicle.record.doors, body);
  return findPhotos360(actor, { ktype, body, doors, heavy: vehicle.derived.category === "PL" });
}
