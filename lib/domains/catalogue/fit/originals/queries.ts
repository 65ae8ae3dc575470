import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { normaliseNumber } from "@/lib/shared/part-number";
import { judgedKeys } from "../stated";
import { countOriginals, type FoundOriginals, type OriginalCounts } from "./rules";

const behindNumbers = catalogueStatement(
  "original_articles",
  (s) => `with sets as materialized (
      select genart_id, fitset_id, array_agg(cond_id) as conds from ${s}.fitset_vehicle
      where ktype = $1 and genart_id = any($2::int[]) group by genart_id, fitset_id),
    found as materialized (
      select a.id, a.genart_id, a.crit, t.conds, array(select distinct r.norm from ${s}.article_ref r
          where r.article_id = a.id and r.kind = 2 and r.norm = any($3::text[])) as norms
      from sets t join ${s}.article a on a.fitset_id = t.fitset_id and a.genart_id = t.genart_id)
    select coalesce((select json_agg(json_build_array(id, genart_id, crit, conds, norms)) from found), '[]') as articles,
      coalesce((select json_agg(json_build_object('id', v.id, 'value', v.value, 'key', c.key, 'genartId', gc.genart_id,
          'decisive', gc.mandatory) order by gc.genart_id, gc.rank)
        from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id and c.key = any($4::text[])
        join ${s}.genart_criterion gc on gc.criterion_id = c.id and gc.genart_id = any($2)
        where v.id in (select unnest(crit) from found)), '[]') as values,
      coalesce((select json_object_agg(fc.id, fc.txt) from ${s}.fitment_cond fc
        where fc.id in (select unnest(conds) from sets)), '{}') as conditions`,
);

interface Asked {
  facts: VehicleFacts;
  genartIds: readonly number[];
  /** In any spelling. */
  numbers: readonly string[];
}

/** How many articles of these generic articles fit a vehicle, in all and by the original numbers that they carry. */
export async function countFittingOriginals(
  actor: Actor,
  { facts, genartIds, numbers }: Asked,
): Promise<OriginalCounts> {
  requireUser(actor);
  const norms = [...new Set(numbers.map(normaliseNumber))].filter(Boolean);
  const values = [facts.ktype, [...new Set(genartIds)], norms, judgedKeys];
  const [row] = await readReplica<FoundOriginals>(behindNumbers(await liveCatalogue()), values);
  return countOriginals(row ?? { articles: [], values: [], conditions: {} }, facts);
}
