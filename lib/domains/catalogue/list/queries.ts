import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { arrangeArticles, type FoundArticles } from "./rules";
import type { VehicleArticles } from "./schema";
import { findCorrections } from "../expert/queries/find-corrections";
import type { CatalogueLanguage } from "../tree/schema";

const label = (table: string) => `case $3 when 'fr' then ${table}.label_fr else ${table}.label_en end`;

const articlesOfVehicle = catalogueStatement(
  "vehicle_articles",
  (s) => `with sets as materialized (
      select fitset_id, array_agg(cond_id) as conds from ${s}.fitset_vehicle where ktype = $1 and genart_id = $2 group by fitset_id),
    found as materialized (
      select a.id, a.brand_id, a.article_no, a.label, a.weight, a.crit, t.conds
      from sets t join ${s}.article a on a.fitset_id = t.fitset_id and a.genart_id = $2)
    select json_build_object(
      'genart', (select json_build_object('id', g.id, 'label', l.label, 'familyId', g.family_id, 'family', ${label("f")},
          'subFamilyId', g.subfamily_id, 'subFamily', ${label("sf")})
        from ${s}.genart g join ${s}.genart_label l on l.genart_id = g.id and l.lang = $3
        join ${s}.family f on f.id = g.family_id join ${s}.subfamily sf on sf.id = g.subfamily_id where g.id = $2),
      'articles', coalesce((select json_agg(json_build_array(id, brand_id, article_no, label, weight, crit, conds)) from found), '[]'),
      'brands', coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by lower(b.name), b.name)
        from ${s}.brand b where b.id in (select brand_id from found)), '[]'),
      'criteria', coalesce((select json_agg(json_build_object('id', c.id, 'key', c.key, 'label', ${label("c")}, 'unit', c.unit,
          'kind', c.kind) order by gc.rank)
        from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id where gc.genart_id = $2), '[]'),
      'values', coalesce((select json_agg(json_build_object('id', v.id, 'criterionId', v.criterion_id, 'value', v.value,
          'label', ${label("v")}) order by v.sort nulls last, v.value)
        from ${s}.criterion_value v where v.id in (select unnest(crit) from found)), '[]'),
      'conditions', coalesce((select json_object_agg(fc.id, fc.txt)
        from ${s}.fitment_cond fc where fc.id in (select unnest(conds) from sets)), '{}')) as list`,
);

export interface ListArticles {
  ktype: number;
  genartId: number;
  facts: VehicleFacts;
  lang: CatalogueLanguage;
}

/** Every article of a vehicle and generic article with its judgement; empty when none, 404 for an unknown generic article. */
export async function listVehicleArticles(
  actor: Actor,
  { ktype, genartId, facts, lang }: ListArticles,
): Promise<VehicleArticles> {
  requireUser(actor);
  const statement = articlesOfVehicle(await liveCatalogue());
  const [[row], corrections] = await Promise.all([
    readReplica<{ list: FoundArticles }>(statement, [ktype, genartId, lang]),
    findCorrections(actor, { ktype, genartId }),
  ]);
  if (!row?.list.genart) throw notFound();
  return arrangeArticles(row.list, { ktype, facts, lang, corrections });
}
