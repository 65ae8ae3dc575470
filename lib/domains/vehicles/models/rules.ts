import { readId } from "@/lib/shared/address";
import { cleanText, compactKey } from "@/lib/shared/compact";

export const vehicleTypes = ["vl", "motos", "pl", "classic"] as const;
export type VehicleType = (typeof vehicleTypes)[number];

export interface NameOrId {
  /** as it is written, for an exact match that ignores case */
  name: string;
  /** letters and digits alone */
  norm: string;
  id: number | null;
}

/** What a segment of an address may mean: a name, or a number of ours. */
export function readNameOrId(text: string): NameOrId {
  const name = cleanText(text).normalize("NFC").slice(0, 100);
  return { name, norm: compactKey(name), id: readId(name) };
}
