import type { SpotParts } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

/** Where a spot leads: to the list of all its parts, the first of them open. */
export const spotHref = (base: string, set: string, { parts }: Pick<SpotParts, "parts">): string =>
  vehiclePlace(base, {
    ...{ kind: "search", name: set, genartIds: parts.map(({ id }) => id) },
    itemId: parts[0]?.id ?? 0,
  });

/** The same for one of its parts. */
export const partHref = (base: string, set: string, itemId: number): string =>
  vehiclePlace(base, { kind: "search", name: set, genartIds: [itemId], itemId });
