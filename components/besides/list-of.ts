import { partPlace } from "@/components/repair/part-place";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";

const baseOf = ({ vin, plate, ktype }: Proposal["vehicle"]): string => {
  if (vin) return vehicleBase({ field: "vin", value: vin });
  return plate ? vehicleBase({ field: "immat", value: plate }) : vehicleBase({ field: "ktype", value: String(ktype) });
};

/** Where another article is chosen for what is proposed. */
export const listOf = ({ vehicle }: Proposal, part: NonNullable<Proposal["part"]>): string =>
  partPlace(baseOf(vehicle), part);
