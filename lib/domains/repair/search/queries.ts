import { nameFaults } from "@/lib/domains/faults/queries/name-faults";
import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import { writtenLanguage, writtenLanguages, type Language } from "@/lib/shared/languages";
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
  const read = async (language: Language): Promise<WorkshopAnswer> => {
    const asked = await askSource(mid, (data, stored) => data.everything({ mid: stored, lang: language, registered }));
    return { mid: asked.mid, source: asked.source, hits: searchDocuments(asked, q, titles) };
  };
  const own = await read(lang);
  if (own.hits.length > 0) return own;
  // Whoever types the word of another language finds what it names, told in that language.
  const others = writtenLanguages.filter((language) => language !== writtenLanguage(lang));
  const found = await Promise.all(others.map(read));
  return found.find(({ hits }) => hits.length > 0) ?? own;
}
