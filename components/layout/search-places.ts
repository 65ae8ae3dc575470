import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import type { Recognition } from "@/lib/shared/recognise";

export interface Allowed {
  mayIdentify: boolean;
  mayBrowse: boolean;
}

/** Where the search field goes with what it recognised; null when the reader may not go there or nothing was typed. */
export function placeOf(found: Recognition, { mayIdentify, mayBrowse }: Allowed): string | null {
  const parts = (text: string) => (mayBrowse ? `/pieces/search/${encodeURIComponent(text.slice(0, 200))}` : null);
  const vehicle = (field: Parameters<typeof vehicleBase>[0]["field"], value: string) =>
    mayIdentify ? vehicleBase({ field, value }) : null;
  switch (found.kind) {
    case "plate":
      if (found.plate.country === "FR") return vehicle("immat", found.plate.display);
      return null;
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
  }
}

type Text = (key: "plate" | "vin" | "ktype" | "ean" | "reference" | "words", values: { value: string }) => string;

/** The recognition in the reader's words. */
export function describeRecognition(found: Recognition, t: Text): string {
  const value = valueOf(found).slice(0, 60);
  return found.kind === "empty" ? "" : t(found.kind, { value });
}

function valueOf(found: Recognition): string {
  if (found.kind === "plate") return found.plate.display;
  if (found.kind === "vin") return found.vin;
  if (found.kind === "ktype") return String(found.ktype);
  if (found.kind === "ean") return found.ean;
  if (found.kind === "reference") return found.text;
  return found.kind === "words" ? found.words : "";
}
