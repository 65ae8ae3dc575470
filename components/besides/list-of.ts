import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { phrasePlace, vehicleBase, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

const baseOf = ({ vin, plate, ktype }: Proposal["vehicle"]): string => {
  if (vin) return vehicleBase({ field: "vin", value: vin });
  return plate ? vehicleBase({ field: "immat", value: plate }) : vehicleBase({ field: "ktype", value: String(ktype) });
};

/** Where another article is chosen: the vehicle's list of the part, or the search for what is bought by its specification. */
export function listOf({ vehicle }: Proposal, { genart, loose, capacity }: NonNullable<Proposal["part"]>): string {
  const base = baseOf(vehicle);
  if (loose) return phrasePlace(base, [genart.label, capacity?.grade].filter(Boolean).join(" "));
  return vehiclePlace(base, {
    ...{ kind: "item", family: genart.familyId, subFamily: genart.subFamilyId },
    ...{ categoryId: genart.subFamilyId, itemId: genart.id },
  });
}
