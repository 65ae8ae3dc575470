import { findMileage } from "@/lib/domains/customers/queries/find-mileage";
import { findLastReading } from "@/lib/domains/repair/mileage/queries";
import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { visitOf } from "../rules";
import type { Operation } from "../schema";

interface Vehicle {
  plate: string | null;
  vin: string | null;
  /** The operation that is asked for, whose own mileage is none of the past. */
  except?: Pick<Operation, "createdAt" | "mileageKm">;
}

/** The greatest mileage known of a vehicle: the newest that the company wrote down, or that on its customer's card. */
export async function findLastMileage(actor: Actor, { plate, vin, except }: Vehicle): Promise<number | null> {
  requireRight(actor, "Diag", "DTC");
  const own = except && except.mileageKm !== null ? { km: except.mileageKm, on: visitOf(except) } : null;
  const [reading, ofCard] = await Promise.all([
    findLastReading(actor, { plate, vin, own }),
    plate && hasRight(actor, "cart") ? findMileage(actor, { plate }) : null,
  ]);
  const known = [reading?.km ?? null, ofCard].filter((km) => km !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
