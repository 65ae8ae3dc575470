import { identificationStart, vehicleBase, type PathField } from "@/lib/domains/vehicles/paths/rules";
import type { PlateCountry } from "@/lib/shared/plate";
import { recognise, type Recognition } from "@/lib/shared/recognise";
import type { Allowed } from "./allowed-places";

const plateFields: Partial<Record<PlateCountry, PathField>> = { FR: "immat", CH: "swissPlate", IT: "targa" };
const vehicleFields: Partial<Record<Recognition["kind"], PathField>> = {
  ...{ vin: "vin", chassis: "vin", technicalType: "vehiculeTechnique", ktype: "ktype" },
  ...{ mid: "MID", ntypnr: "ntypnr", ebayMoto: "ebayMoto", operation: "operation" },
};
const longestAddressed = 200;

/** Where the search field goes with what it recognised; null when the reader may not go there or nothing was typed. */
export function placeOf(found: Recognition, { fields, mayBrowse }: Allowed): string | null {
  const value = valueOf(found);
  const field = found.kind === "plate" ? plateFields[found.plate.country] : vehicleFields[found.kind];
  if (field) return fields.includes(field) ? vehicleBase({ field, value }) : null;
  if (found.kind === "plate" || value === "" || !mayBrowse) return null;
  return `/pieces/search/${encodeURIComponent(value.slice(0, longestAddressed))}`;
}

/** The search of a text in the whole catalogue, also where the text names a vehicle. */
export const placeOfWhole = (text: string): string =>
  `/pieces/search/${encodeURIComponent(text.slice(0, longestAddressed))}?whole=1`;

const shortestOldPlate = 7;

/** Whether a text is another vehicle, though one is in hand: a VIN, a plate or an operation's number; 5W30 is an oil. */
export const isVehicleText = (found: Recognition | undefined): boolean =>
  found?.kind === "vin" ||
  found?.kind === "operation" ||
  (found?.kind === "plate" && (found.plate.series !== "fni" || found.plate.compact.length >= shortestOldPlate));

const wordOfParts = /(?<!\S)\S{0,3}\p{Script=Latin}{3}\S{0,30}(?!\S)/u;

/** Whether a text that is no identifier says something all the same, such as a part. */
export const holdsWords = (text: string): boolean =>
  wordOfParts.test(text) && recognise(text, { plateCountry: "FR" })[0]?.kind === "words";

/** Where a vehicle's phrase in a field without a vehicle goes: whoever may look vehicles up is led on from there. */
export const placeOfPhrase = (text: string): string =>
  `${identificationStart}/find/${encodeURIComponent(text.slice(0, longestAddressed))}`;

export interface SearchPlace {
  found: Recognition;
  href: string;
}

/** The places to which the readings of a text lead, best first, each once. */
export function placesOf(readings: readonly Recognition[], allowed: Allowed): SearchPlace[] {
  const places = readings.flatMap((found) => {
    const href = placeOf(found, allowed);
    return href === null ? [] : [{ found, href }];
  });
  return places.filter(({ href }, at) => places.findIndex((other) => other.href === href) === at);
}

/** The recognition in the reader's words. */
export function describeRecognition(found: Recognition, t: (key: string, values: { value: string }) => string): string {
  const value = valueOf(found).slice(0, 60);
  if (found.kind === "plate") return t(`plates.${found.plate.country}`, { value });
  return found.kind === "empty" ? "" : t(found.kind, { value });
}

function valueOf(found: Recognition): string {
  if ("plate" in found) return found.plate.display;
  if ("vin" in found) return found.vin;
  if ("ktype" in found) return String(found.ktype);
  if ("ean" in found) return found.ean;
  if ("text" in found) return found.text;
  if ("words" in found) return found.words;
  return "value" in found ? found.value : "";
}
