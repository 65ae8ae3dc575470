import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { requireRight, type Actor } from "@/lib/platform/actor";

/** The version of a plate as it is registered, else the one named; null when neither is known. */
export async function findTyreKtype(
  actor: Actor,
  { plate, ktype }: { plate: string; ktype: number | null },
): Promise<number | null> {
  requireRight(actor, "Pneu");
  const found = await findRegisteredVehicle(actor, { plate, ktype });
  return found?.facts?.ktype ?? found?.record.ktype ?? ktype;
}
