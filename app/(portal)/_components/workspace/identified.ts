import "server-only";
import { redirect } from "next/navigation";
import { foundVehicle, pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { identificationStart, workshopStart, type VehicleStart } from "@/lib/domains/vehicles/paths/rules";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import type { Workspace } from "./workspace";

export type IdentifiedParams = { field: string; value: string };

async function findBelow(start: VehicleStart, params: Promise<IdentifiedParams>): Promise<Workspace | null> {
  const [actor, language, found] = await Promise.all([requirePageActor(), pageLanguage(), foundVehicle(params, start)]);
  if (!found) return null;
  const { base, vehicle } = found;
  return { actor, base, lang: language, vehicle, facts: vehicle.facts };
}

async function getBelow(start: VehicleStart, params: Promise<IdentifiedParams>): Promise<Workspace | null> {
  const [page, { field, value }] = await Promise.all([pageVehicle(params, start), params]);
  if (page.state === "context") redirect(`${start}/search/${field}/${value}`);
  return findBelow(start, params);
}

/** The vehicle of an address below /identification-vehicule/search/{field}/{value}. */
export const identified = (params: Promise<IdentifiedParams>) => getBelow(identificationStart, params);

/** The same where an address without a vehicle has something to show. */
export const identifiedIfAny = (params: Promise<IdentifiedParams>) => findBelow(identificationStart, params);

/** The vehicle of an address below /v3/search/{field}/{value}. */
export const workshop = (params: Promise<IdentifiedParams>) => getBelow(workshopStart, params);
export const workshopIfAny = (params: Promise<IdentifiedParams>) => findBelow(workshopStart, params);
