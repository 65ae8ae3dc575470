import { Problem, unavailable } from "@/lib/platform/problems";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { plateRegistry } from "@/lib/providers/plate-registry";
import type { PlateRegistry, RegistryVehicle } from "@/lib/providers/plate-registry/port";
import { vinRegistry } from "@/lib/providers/vin-registry";

/** What the registry of this installation answers; its failures as problems (503, 502) with codes that begin with "registry-". */
export function askRegistry(look: (registry: PlateRegistry) => Promise<RegistryVehicle[]>): Promise<RegistryVehicle[]> {
  return look(plateRegistry()).catch(refuse);
}

/** The vehicles of a VIN, with the same failures. */
export const askVinRegistry = (vin: string): Promise<RegistryVehicle[]> => vinRegistry().byVin(vin).catch(refuse);

const refuse = (error: unknown) => Promise.reject(asProblem(error));

function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind === "limited")
    return new Problem(503, "registry-limited", "The registry takes no more requests for the moment.");
  if (error.kind === "bad data") return new Problem(502, "registry-bad-data", "The registry's answer cannot be read.");
  return unavailable("registry-unavailable", "The registry cannot be reached.");
}
