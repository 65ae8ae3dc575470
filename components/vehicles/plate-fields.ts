import type { PlateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { readSearch } from "@/lib/domains/vehicles/search/rules";
import type { PlateField } from "./plate-input";

type Country = PlateCandidate["country"];

const fieldOf = new Map<Country, PlateField>([
  ["FR", "immat"],
  ["CH", "swissPlate"],
  ["IT", "targa"],
]);

/** The first of the reader's fields that can read a text, that of the country before the others; null for none. */
export function fieldReading(text: string, country: Country, fields: readonly PlateField[]): PlateField | null {
  const own = fields.filter((field) => field === fieldOf.get(country));
  return [...own, ...fields].find((field) => readSearch(field, text).outcome === "read") ?? null;
}

/** The field that a plate of a picture belongs into; null when its country, or its form, is none that the reader searches. */
export function fieldOfPlate({ display, country }: PlateCandidate, fields: readonly PlateField[]): PlateField | null {
  if (country === null) return fieldReading(display, null, fields);
  return fields.find((field) => field === fieldOf.get(country)) ?? null;
}

/** The plates of a picture in their order, but texts of no known form that nobody can search at the end. */
export function inOrderOfUse(candidates: readonly PlateCandidate[], fields: readonly PlateField[]): PlateCandidate[] {
  const last = (one: PlateCandidate) => one.country === null && fieldOfPlate(one, fields) === null;
  return [...candidates.filter((one) => !last(one)), ...candidates.filter(last)];
}
