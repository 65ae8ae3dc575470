import { nameFaults, searchFaults } from "@/lib/domains/faults/queries/name-faults";
import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { commonLanguage, commonLanguages, type Language } from "@/lib/shared/languages";
import { searchWords } from "@/lib/shared/search-word";
import { askSource } from "../queries/ask-source";
import { codeHits, mostHits, mostTitled, searchDocuments, searchedCodes, titledHits } from "./rules";
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

/** Fault codes that a search names, else those of which a title holds its words. */
async function findCodes(actor: Actor, { q, lang }: { q: string; lang: Language }) {
  const codes = searchedCodes(q);
  if (codes.length > 0)
    return { typed: codeHits(codes, await nameFaults(actor, { codes, lang })), titled: [], total: 0 };
  const { titles, total } = await searchFaults(actor, { words: searchWords(q), lang, most: mostTitled });
  return { typed: [], titled: titledHits(titles), total };
}

interface Asked {
  mid: string;
  q: string;
  lang: Language;
  registered?: string;
}

/** What the documents of a vehicle say; whoever types the word of another language finds what it names, told in that language. */
async function findInDocuments({ mid, q, lang, registered }: Asked) {
  const read = async (language: Language) => {
    const asked = await askSource(mid, async (data, stored) => ({
      documents: await data.everything({ mid: stored, lang: language, registered }),
    }));
    return { mid: asked.mid, source: asked.source, hits: searchDocuments(asked.documents, q) };
  };
  const own = await read(lang);
  if (own.hits.length > 0) return own;
  const others = await Promise.all(commonLanguages.filter((one) => one !== commonLanguage(lang)).map(read));
  return others.find(({ hits }) => hits.length > 0) ?? own;
}

/**
 * Where words stand in the workshop data of a vehicle: panels, procedures, times, services, and titles of fault codes. 404
 * for an unknown vehicle; one without a MID, or of which the source knows nothing, has no hits but fault codes.
 */
export async function searchWorkshopData(
  actor: Actor,
  { vehicle, q, lang }: { vehicle: WorkshopVehicle; q: string; lang: Language },
): Promise<WorkshopAnswer> {
  requireRight(actor, "WorkshopData");
  const [told, codes] = await Promise.all([findTold(actor, vehicle), findCodes(actor, { q, lang })]);
  if (!told) throw notFound();
  const { mid, registered } = told;
  const found = mid === null ? { mid, source: null, hits: [] } : await findInDocuments({ mid, q, lang, registered });
  const hits = [...codes.typed, ...found.hits, ...codes.titled].slice(0, mostHits);
  const over = codes.typed.length + found.hits.length + codes.total - hits.length;
  return { ...found, hits, over };
}
