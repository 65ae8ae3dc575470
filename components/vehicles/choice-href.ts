import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";

/** The address of one of several vehicles: by its VIN, else by its version, else none. */
export function choiceHref({ vin, ktype }: { vin: string | null; ktype: number | null }): string | null {
  if (vin !== null) return vehicleBase({ field: "vin", value: vin });
  return ktype === null ? null : vehicleBase({ field: "ktype", value: String(ktype) });
}
