import "server-only";
import { cache } from "react";
import { listSubfamilies } from "@/lib/domains/catalogue/queries/list-families";
import type { CatalogueLanguage, SubfamilyRow } from "@/lib/domains/catalogue/schema";
import type { VehicleFacts, VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { foundVehicle } from "../../../../../page-vehicle";

export interface PartPlace {
  actor: Actor;
  base: string;
  lang: CatalogueLanguage;
  vehicle: VehicleView;
  /** Null when no ktype is known of the vehicle: the catalogue can then list nothing for it. */
  facts: VehicleFacts | null;
}

type VehicleParams = Promise<{ field: string; value: string }>;

/** The vehicle whose parts a page shows; null where the layout says instead what is wrong with the address. */
export async function partPlace(params: VehicleParams): Promise<PartPlace | null> {
  const [actor, language, found] = await Promise.all([
    requirePageActor("CarIdentifier"),
    pageLanguage(),
    foundVehicle(params),
  ]);
  if (!found) return null;
  const { base, vehicle } = found;
  return { actor, base, lang: catalogueLanguage(language), vehicle, facts: vehicle.facts };
}

/** The number that a segment of an address holds; null for anything else. */
export const readId = (segment: string): number | null => (/^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null);

const subfamiliesOf = cache((actor: Actor, ktype: number, lang: CatalogueLanguage, familyId: number) =>
  listSubfamilies(actor, { ktype, lang, familyId }),
);

/** The subfamilies of the vehicle in the family of an address, once per request; empty when there is no such family. */
export async function subfamiliesAt(place: PartPlace | null, family: string): Promise<SubfamilyRow[]> {
  const familyId = readId(family);
  if (!place?.facts || familyId === null) return [];
  return subfamiliesOf(place.actor, place.facts.ktype, place.lang, familyId);
}
