import { placesOf, type SearchPlace } from "@/components/page/search-places";
import { vehicleIn } from "@/lib/domains/catalogue/search/vehicles";
import { vehiclePlace, type PathField } from "@/lib/domains/vehicles/paths/rules";

/** The plate or VIN that a text holds, as addresses that somebody may look up by the fields. */
export const namedVehicles = (text: string, fields: readonly PathField[]): SearchPlace[] =>
  placesOf(vehicleIn(text).vehicles, { fields, mayBrowse: false }).filter(
    ({ found }) => found.kind === "plate" || found.kind === "vin",
  );

/** A vehicle's list of parts, or the vehicle itself when no part is named. */
export function partsOf(base: string, genartIds: readonly number[]): string {
  const [itemId] = genartIds;
  if (itemId === undefined) return base;
  return vehiclePlace(base, { kind: "search", name: "from-breadcrumb", genartIds: [...genartIds], itemId });
}
