import { allowedPlaces } from "@/components/page/allowed-places";
import { placesOf } from "@/components/page/search-places";
import { recogniseAll } from "@/lib/shared/recognise";

/** Where a search leads that another window or device sent; null where the reader may not go. */
export const placeOfShared = (value: string, rights: readonly string[]): string | null =>
  placesOf(recogniseAll(value, { plateCountry: "FR" }), allowedPlaces(rights))[0]?.href ?? null;
