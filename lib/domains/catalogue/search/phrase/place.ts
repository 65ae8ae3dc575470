import { startOf, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import type { PhraseMeaning } from "./schema";

const longestKept = 200;

/** The vehicle that a phrase names beside the one in hand; null when it names none, or this one. */
export function otherVehicle(base: string, { vehicles }: PhraseMeaning): string | null {
  const bases = vehicles.map((vehicle) => vehicleBase(vehicle, startOf(base)));
  return bases.includes(base) ? null : (bases[0] ?? null);
}

/** The list that a phrase opens for a vehicle: narrowed as it says, with the phrase itself, so that the list can say how it was read. */
export function listOfPhrase(base: string, { place, brands }: PhraseMeaning, text: string): string | null {
  if (place === null) return null;
  const [path = "", query = ""] = place.replace(/^\//, "").split("?");
  const narrowed = new URLSearchParams(query);
  if (brands.length > 0 && !narrowed.has("brands")) narrowed.set("brands", brands.map(({ id }) => id).join("."));
  narrowed.set("q", text.slice(0, longestKept));
  return `${base}/${path}?${narrowed}`;
}
