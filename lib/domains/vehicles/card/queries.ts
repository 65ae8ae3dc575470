import { invalid } from "@/lib/platform/problems";
import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { isoDateIn } from "@/lib/shared/dates";
import { readChassisNumber, vinCorrections } from "@/lib/shared/vin";
import { askVinRegistry } from "../queries/ask-registry";
import { findVersion } from "../queries/find-version";
import type { VehicleView } from "../schema";
import { viewOf } from "../view/rules";
import { publicView } from "./rules";

const unknown = registryVehicle.parse({});

/** What anybody may read of a vehicle whose VIN they know; null when the registry does not know it. 400 for no chassis number. */
export async function findVehicleCard({ vin }: { vin: string }): Promise<VehicleView | null> {
  const chassis = readChassisNumber(vin);
  if (!chassis || !/\d/.test(chassis))
    throw invalid("malformed-vin", "The identifier is malformed.", { corrections: vinCorrections(vin) });
  const [registered] = await askVinRegistry(chassis);
  if (!registered) return null;
  const version = registered.ktype === null ? null : await findVersion(registered.ktype);
  return publicView(viewOf({ registered, version }, unknown, isoDateIn(new Date(), "Europe/Paris")));
}
