import { listVehicles } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Operation } from "../schema";

/** The vehicle of an operation as it is known now; null where its identifier names it no more. */
export async function findOperationVehicle(
  actor: Actor,
  { field, value, vin }: Pick<Operation, "field" | "value" | "vin">,
): Promise<VehicleView | null> {
  requireRight(actor, "Diag", "DTC");
  const found = await listVehicles(actor, { field, value });
  return found.find(({ record }) => vin !== null && record.vin === vin) ?? found[0] ?? null;
}
