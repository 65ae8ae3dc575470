import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { listVehicleArticles } from "../queries";
import { listPlaces } from "../../tree/queries/list-reference";
import { chooseCandidates, mostCandidates, type Sought } from "./rules";
import type { PartCandidates } from "./schema";

interface ForVehicle {
  /** Null where the vehicle has no ktype: nothing is known to fit it. */
  facts: VehicleFacts | null;
  lang: Language;
  most?: number;
}

/** For each part, in the order asked, the articles that may be sold for a vehicle; parts that do not exist are left out. */
export async function listCandidates(
  actor: Actor,
  { genartIds, ...vehicle }: ForVehicle & { genartIds: readonly number[] },
): Promise<PartCandidates[]> {
  requireUser(actor);
  const parts = [...new Set(genartIds)].map((genartId) => ({ genartId }));
  const found = await listSought(actor, { parts, ...vehicle });
  return found.filter((part) => part !== null);
}

/** The same of parts that sit somewhere; null for a part that does not exist. */
export async function listSought(
  actor: Actor,
  { parts, facts, lang, most = mostCandidates }: ForVehicle & { parts: readonly (Sought & { genartId: number })[] },
): Promise<(PartCandidates | null)[]> {
  requireUser(actor);
  const ids = [...new Set(parts.map(({ genartId }) => genartId))];
  const places = new Map((await listPlaces(actor, { ids, lang })).map((place) => [place.id, place]));
  return Promise.all(
    parts.map(async ({ genartId, ...sought }) => {
      const genart = places.get(genartId);
      if (!genart) return null;
      if (!facts) return { genart, count: 0, sure: false, articles: [] };
      const { ktype } = facts;
      return chooseCandidates(await listVehicleArticles(actor, { ktype, genartId, facts, lang }), most, sought);
    }),
  );
}
