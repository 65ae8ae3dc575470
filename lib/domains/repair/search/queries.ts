import { nameFaults } from "@/lib/domains/faults/queries/name-faults";
import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import type { Language } from "@/lib/shared/languages";
import { askSource } from "../queries/ask-source";
import { searchDocuments, searchedCodes } from "./rules";
import type { WorkshopAnswer } from "./schema";

export type WorkshopVehicle = { vin: string } | { ktype: number };

interface Told {
  mid: string | null;
  registered?: string;
}

async function findTold(actor: Actor, vehicle: WorkshopVehicle): Promise<Told | null> {
  if ("ktype" in vehicle) return findCorrectedVersion(actor, vehicle.ktype);
  const found = await findVehicle(actor, { field: "vin", value: vehicle.vin });
  return found && { mid: found.record.mid, registered: found.record.firstRegistration?.slice(0, 7) };
}

const nothing: RepairDocuments = { panels: [], services: [] };

/**
 * Where words stand in the workshop data of a vehicle: panels, procedures, times, services, fault codes. 404 for an unknown
 * vehicle; one without a MID, or of which the source knows nothing, has no hits but a fault code's.
 */
export async function searchWorkshopData(
  actor: Actor,
  { vehicle, q, lang }: { vehicle: WorkshopVehicle; q: string; lang: Language },
): Promise<WorkshopAnswer> {
  requireRight(actor, "WorkshopData");
  const told = await findTold(actor, vehicle);
  if (!told) throw notFound();
  const { mid, registered } = told;
  const titles = await nameFaults(actor, { codes: searchedCodes(q), lang });
  if (mid === null) return { mid, source: null, hits: searchDocuments(nothing, q, titles) };
  const asked = await askSource(mid, (data, stored) => data.everything({ mid: stored, lang, registered }));
  return { mid: asked.mid, source: asked.source, hits: searchDocuments(asked, q, titles) };
}
