import type { WorkVehicle } from "@/components/labour/work-form";
import { vehicleKey, vehicleName } from "@/lib/domains/cart/rules";
import type { Cart } from "@/lib/domains/cart/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";

/** The vehicles of a cart, each once, as parts and work name them. */
export function vehiclesOf({ lines, labour }: Pick<Cart, "lines" | "labour">): WorkVehicle[] {
  const named = [...lines.map((line) => ({ ...line, vehicle: line.item.vehicle })), ...labour];
  const byKey = new Map<string, WorkVehicle>();
  for (const { vin, plate, ktype, vehicle } of named) {
    const key = vehicleKey({ vin, plate, ktype });
    if (key !== null && !byKey.has(key))
      byKey.set(key, { key, vin, plate, ktype, name: vehicleName({ vin, plate, vehicle }) ?? key });
  }
  return [...byKey.values()];
}

/** The address of a vehicle. */
export const addressOf = ({ vin, plate, ktype }: WorkVehicle): string =>
  vin
    ? vehicleBase({ field: "vin", value: vin })
    : plate
      ? vehicleBase({ field: "immat", value: plate })
      : vehicleBase({ field: "ktype", value: String(ktype) });
