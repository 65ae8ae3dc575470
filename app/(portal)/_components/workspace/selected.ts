import "server-only";
import { notFound } from "next/navigation";
import { findSelected, selectorActor, type VehicleParams } from "@/app/(portal)/selection-vehicule/page-selection";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { pageLanguage } from "@/lib/web/language";
import type { Workspace } from "./workspace";

/** The vehicle of an address below /selection-vehicule/{vtype}/{brand}/{model}/{version}/{ktype}. */
export async function selected(params: Promise<VehicleParams>): Promise<Workspace> {
  const [actor, language, found] = await Promise.all([
    selectorActor("selection-vehicule"),
    pageLanguage(),
    findSelected("selection-vehicule", params),
  ]);
  if (!found) notFound();
  const base = selectionPath("selection-vehicule", { ...found });
  return { actor, base, lang: language, vehicle: found.vehicle, facts: found.vehicle.facts };
}
