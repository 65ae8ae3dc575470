import { vehicleBase, type PathField } from "@/lib/domains/vehicles/paths/rules";
import type { PlateCountry } from "@/lib/shared/plate";
import type { Recognition } from "@/lib/shared/recognise";

export interface Allowed {
  /** The identifiers by which the reader may look vehicles up. */
  fields: readonly PathField[];
  mayBrowse: boolean;
}

const plateFields: Partial<Record<PlateCountry, PathField>> = { FR: "immat", CH: "swissPlate", IT: "targa" };
const identifiers = {
  ...({ chassis: "vin", technicalType: "vehiculeTechnique", mid: "MID" } as const),
  ...({ ntypnr: "ntypnr", ebayMoto: "ebayMoto" } as const),
} satisfies Record<string, PathField>;

/** Where the search field goes with what it recognised; null when the reader may not go there or nothing was typed. */
export function placeOf(found: Recognition, { fields, mayBrowse }: Allowed): string | null {
  const parts = (text: string) => (mayBrowse ? `/pieces/search/${encodeURIComponent(text.slice(0, 200))}` : null);
  const vehicle = (field: PathField | undefined, value: string) =>
    field && fields.includes(field) ? vehicleBase({ field, value }) : null;
  switch (found.kind) {
    case "plate":
      return vehicle(plateFields[found.plate.country], found.plate.display);
    case "vin":
      return vehicle("vin", found.vin);
    case "ktype":
      return vehicle("ktype", String(found.ktype));
    case "ean":
      return parts(found.ean);
    case "reference":
      return parts(found.text);
    case "words":
      return parts(found.words);
    case "empty":
      return null;
    default:
      return vehicle(identifiers[found.kind], found.value);
  }
}

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
  switch (found.kind) {
    case "plate":
      return found.plate.display;
    case "vin":
      return found.vin;
    case "ktype":
      return String(found.ktype);
    case "ean":
      return found.ean;
    case "reference":
      return found.text;
    case "words":
      return found.words;
    case "empty":
      return "";
    default:
      return found.value;
  }
}
