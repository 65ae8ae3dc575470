import type { GenartPlace, GenartRow } from "@/lib/domains/catalogue/tree/schema";
import type { PackPart } from "./schema";

/** Parts of a pack that a vehicle has articles of, in the order of the pack, and those that it has none of. */
export function partsFor(
  parts: readonly GenartPlace[],
  ofVehicle: readonly Pick<GenartRow, "id" | "count">[],
): { held: PackPart[]; lacking: GenartPlace[] } {
  const counts = new Map(ofVehicle.map(({ id, count }) => [id, count]));
  const held = parts.map((part) => ({ ...part, count: counts.get(part.id) ?? 0 }));
  return { held: held.filter(({ count }) => count > 0), lacking: parts.filter(({ id }) => !counts.get(id)) };
}
