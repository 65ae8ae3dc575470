import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { listVehicleArticles } from "../queries";
import { listPlaces } from "../../tree/queries/list-reference";
import { chooseCandidates, mostCandidates } from "./rules";
import type { PartCandidates } from "./schema";

interface Wanted {
  genartIds: readonly number[];
  /** Null where the vehicle has no ktype: nothing is known to fit it. */
  facts: VehicleFacts | null;
  lang: Language;
  most?: number;
}

/** For each part, in the order asked, the articles that may be sold for a vehicle; parts that do not exist are left out. */
export async function listCandidates(
  actor: Actor,
  { genartIds, facts, lang, most = mostCandidates }: Wanted,
): Promise<PartCandidates[]> {
  requireUser(actor);
  const places = await listPlaces(actor, { ids: [...new Set(genartIds)], lang });
  return Promise.all(
    places.map(async (genart) => {
      if (!facts) return { genart, count: 0, sure: false, articles: [] };
      const { ktype } = facts;
      return chooseCandidates(await listVehicleArticles(actor, { ktype, genartId: genart.id, facts, lang }), most);
    }),
  );
}
