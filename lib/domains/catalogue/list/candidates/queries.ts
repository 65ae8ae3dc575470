import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { listVehicleArticles } from "../queries";
import { placeOf, type Position } from "../wants";
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

const makeup = catalogueStatement(
  "article_makeup",
  (s) => `select a.id, array(select v.value from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
      where v.id = any(a.crit) and c.key in ('pos', 'side')) as said,
    (select v.value from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id and c.key = 'qty'
      where v.id = any(a.crit) limit 1) as pieces
    from ${s}.article a where a.id = any($1::int[])`,
);

/** Where articles sit and how many pieces their packs hold, by article; null where one does not say. */
export async function listMakeup(
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<Map<number, { positions: Position[]; pieces: number | null }>> {
  requireUser(actor);
  type Row = { id: number; said: string[]; pieces: string | null };
  const rows = await readReplica<Row>(makeup(await liveCatalogue()), [ids]);
  return new Map(
    rows.map(({ id, said, pieces }) => {
      const count = Number(pieces);
      return [id, { positions: placeOf(said), pieces: Number.isInteger(count) && count > 0 ? count : null }];
    }),
  );
}
