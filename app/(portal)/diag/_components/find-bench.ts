import "server-only";
import { cache } from "react";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { isVin, normaliseVin } from "@/lib/shared/vin";

/** The vehicle that a page of diagnosis is about; `failed` where nobody could be asked. */
export interface Bench {
  /** The whole VIN that the address names; null for none, and for what is none. */
  vin: string | null;
  vehicle: VehicleView | null;
  failed: boolean;
}

/** The vehicle of a VIN in an address, once per request. */
export const findBench = cache(async (actor: Actor, text: string): Promise<Bench> => {
  const vin = normaliseVin(text);
  if (!isVin(vin)) return { vin: null, vehicle: null, failed: false };
  try {
    return { vin, vehicle: await findVehicle(actor, { field: "vin", value: vin }), failed: false };
  } catch (problem) {
    if (problem instanceof Problem && problem.status >= 500) return { vin, vehicle: null, failed: true };
    throw problem;
  }
});
