import { findRegisteredVehicle, type VehicleNames } from "@/lib/domains/customers/queries/find-registered-vehicle";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";

/** The vehicle for which a line was added, as far as the server itself knows it. */
export interface LineVehicle {
  vin: string | null;
  plate: string | null;
  ktype: number | null;
  label: string | null;
  facts: VehicleFacts | null;
}

/** Resolves what the caller says of the vehicle; a registry that is out of reach does not stop a sale. */
export async function findLineVehicle(actor: Actor, named: VehicleNames): Promise<LineVehicle> {
  requireUser(actor);
  const view = await findRegisteredVehicle(actor, named).catch((error: unknown) => {
    if (error instanceof Problem && error.status >= 500) return null;
    throw error;
  });
  if (!view)
    return { vin: named.vin || null, plate: named.plate || null, ktype: named.ktype ?? null, label: null, facts: null };
  const { record, facts, label, plate } = view;
  return { vin: record.vin, plate, ktype: facts?.ktype ?? record.ktype ?? named.ktype ?? null, label, facts };
}
