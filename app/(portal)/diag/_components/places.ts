import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";

/** Where a vehicle is opened in the portal. */
export const vehicleHref = (vin: string): string => vehicleBase({ field: "vin", value: vin });

/** Where fault codes are explained: for a vehicle, or for none. */
export const codesHref = (codes: readonly string[], vin: string | null): string =>
  `${vin ? vehicleHref(vin) : ""}/dtc/${codes.join("-")}`;

/** A maker's tool, for a vehicle or for none. */
export const toolHref = (make: string, vin: string | null): string =>
  `/diag?${new URLSearchParams({ ...(vin ? { vin } : {}), tool: make })}`;
