import type { RegistryVehicle } from "@/lib/providers/plate-registry/port";

/** Decodes a VIN: the vehicles that carry it, an empty list when it is unknown. Throws ProviderFailure. */
export interface VinRegistry {
  byVin(vin: string): Promise<RegistryVehicle[]>;
}
