import "server-only";
import { foundVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import type { Workspace } from "./workspace";

export type IdentifiedParams = { field: string; value: string };

/** The vehicle of an address below /identification-vehicule/search/{field}/{value}. */
export async function identified(params: Promise<IdentifiedParams>): Promise<Workspace | null> {
  const [actor, language, found] = await Promise.all([
    requirePageActor("CarIdentifier"),
    pageLanguage(),
    foundVehicle(params),
  ]);
  if (!found) return null;
  const { base, vehicle } = found;
  return { actor, base, lang: catalogueLanguage(language), vehicle, facts: vehicle.facts };
}
