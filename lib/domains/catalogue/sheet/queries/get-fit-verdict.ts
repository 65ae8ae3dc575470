import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { findGiven } from "../../expert/queries/find-given";
import { withGiven, type GivenCriteria, type JudgedCriterion } from "../../fit/given";
import { judgeBest } from "../../fit/rules";
import { forAnyVehicle, notListed } from "../../fit/verdicts";
import type { Fit, FitCondition } from "../../fit/schema";
import { judgedKeys, readStated } from "../../fit/stated";

const conditionsOfArticle = catalogueStatement(
  "article_conditions",
  (s) => `select a.fitset_id is null as "anyVehicle", a.genart_id as "genartId",
      coalesce((select json_agg(json_build_object('id', c.id, 'key', c.key, 'decisive', gc.mandatory, 'values',
          array(select v.value from ${s}.criterion_value v where v.id = any(a.crit) and v.criterion_id = c.id)) order by gc.rank)
        from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id
        where gc.genart_id = a.genart_id and c.key = any($3::text[])), '[]') as criteria,
      coalesce((select json_agg(coalesce(fc.txt, '{}'::jsonb) order by fv.cond_id)
        from ${s}.fitset_vehicle fv left join ${s}.fitment_cond fc on fc.id = fv.cond_id
        where fv.ktype = $2 and fv.genart_id = a.genart_id and fv.fitset_id = a.fitset_id), '[]') as conditions
    from ${s}.article a where a.id = $1`,
);

interface Stored {
  anyVehicle: boolean;
  genartId: number;
  criteria: JudgedCriterion[];
  conditions: FitCondition[];
}

export interface FitQuestion {
  articleId: number;
  ktype: number;
  facts: VehicleFacts;
}

/** Whether an article fits a vehicle and why; not listed for it is a no, listed for every vehicle unknown, no article 404. */
export async function getFitVerdict(actor: Actor, { articleId, ktype, facts }: FitQuestion): Promise<Fit> {
  requireUser(actor);
  const statement = conditionsOfArticle(await liveCatalogue());
  const [row] = await readReplica<Stored>(statement, [articleId, ktype, judgedKeys]);
  if (!row) throw notFound();
  if (row.anyVehicle) return forAnyVehicle;
  if (row.conditions.length === 0) return notListed;
  const given: GivenCriteria | null = await findGiven(actor, { articleId, ktype, genartId: row.genartId });
  return judgeBest(row.conditions, facts, readStated(withGiven(row.criteria, given), row.genartId));
}
