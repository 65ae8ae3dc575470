import type { ToldCapacity } from "@/lib/domains/cart/besides/schema";
import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";
import { phrasePlace, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

interface Part {
  genart: GenartPlace;
  loose?: boolean;
  capacity?: ToldCapacity | null;
}

/** Where another article is chosen: the vehicle's list of the part, or the search for what is bought by its specification. */
export function partPlace(base: string, { genart, loose = false, capacity }: Part): string {
  if (loose) return phrasePlace(base, [genart.label, capacity?.grade].filter(Boolean).join(" "));
  return vehiclePlace(base, {
    ...{ kind: "item", family: genart.familyId, subFamily: genart.subFamilyId },
    ...{ categoryId: genart.subFamilyId, itemId: genart.id },
  });
}
