import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { forAnyVehicle, judgeBest, notListed } from "../rules";
import type { Fit, FitCondition } from "../schema";

const conditionsOfArticle = catalogueStatement(
  "article_conditions",
  (s) => `select a.fitset_id is null as any_vehicle,
      coalesce((select json_agg(coalesce(fc.txt, '{}'::jsonb) order by fv.cond_id)
        from ${s}.fitset_vehicle fv left join ${s}.fitment_cond fc on fc.id = fv.cond_id
        where fv.ktype = $2 and fv.genart_id = a.genart_id and fv.fitset_id = a.fitset_id), '[]') as conditions
    from ${s}.article a where a.id = $1`,
);

export interface FitQuestion {
  articleId: number;
  ktype: number;
  facts: VehicleFacts;
}

/** Whether an article fits a vehicle and why; not listed for it is a no, listed for every vehicle unknown, no article 404. */
export async function getFitVerdict(actor: Actor, { articleId, ktype, facts }: FitQuestion): Promise<Fit> {
  requireUser(actor);
  const statement = conditionsOfArticle(await liveCatalogue());
  const [row] = await readReplica<{ any_vehicle: boolean; conditions: FitCondition[] }>(statement, [articleId, ktype]);
  if (!row) throw notFound();
  if (row.any_vehicle) return forAnyVehicle;
  return row.conditions.length === 0 ? notListed : judgeBest(row.conditions, facts);
}
