import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";

export interface VehicleNames {
  vin?: string | null;
  plate?: string | null;
  ktype?: number | null;
}

/** The vehicle by VIN, else by plate, else by ktype; null when nothing known is named or the actor may not identify vehicles. */
export async function findRegisteredVehicle(
  actor: Actor,
  { vin, plate, ktype }: VehicleNames,
): Promise<VehicleView | null> {
  requireUser(actor);
  if (!hasRight(actor, "CarIdentifier", "v2", "Diag")) return null;
  const byVin = vin ? await findOrNull(actor, "vin", vin) : null;
  const byPlate = !byVin && plate ? await findOrNull(actor, "immat", plate) : null;
  return byVin ?? byPlate ?? (ktype ? findOrNull(actor, "ktype", String(ktype)) : null);
}

async function findOrNull(actor: Actor, field: "vin" | "immat" | "ktype", value: string): Promise<VehicleView | null> {
  try {
    return await findVehicle(actor, { field, value });
  } catch (error) {
    if (error instanceof Problem && error.code.startsWith("malformed-")) return null;
    throw error;
  }
}
