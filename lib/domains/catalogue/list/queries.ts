import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { arrangeArticles, type FoundArticles } from "./rules";
import type { VehicleArticles } from "./schema";
import { findCorrections } from "../expert/queries/find-corrections";
import { liveNames } from "../labels/queries";
import type { Labels } from "../labels/rules";
import { placeNames } from "../tree/queries/list-reference";

const articlesOfVehicle = catalogueStatement(
  "vehicle_articles",
  (s) => `with sets as materialized (
      select fitset_id, array_agg(cond_id) as conds from ${s}.fitset_vehicle where ktype = $1 and genart_id = $2 group by fitset_id),
    found as materialized (
      select a.id, a.brand_id, a.article_no, a.label, a.weight, a.crit, t.conds
      from sets t join ${s}.article a on a.fitset_id = t.fitset_id and a.genart_id = $2)
    select json_build_object(
      'genart', (select json_build_object('id', g.id, 'familyId', g.family_id, 'subFamilyId', g.subfamily_id)
        from ${s}.genart g where g.id = $2),
      'articles', coalesce((select json_agg(json_build_array(id, brand_id, article_no, label, weight, crit, conds)) from found), '[]'),
      'brands', coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by lower(b.name), b.name)
        from ${s}.brand b where b.id in (select brand_id from found)), '[]'),
      'criteria', coalesce((select json_agg(json_build_object('id', c.id, 'key', c.key, 'unit', c.unit, 'kind', c.kind,
        'decisive', gc.mandatory) order by gc.rank)
        from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id where gc.genart_id = $2), '[]'),
      'values', coalesce((select json_agg(json_build_object('id', v.id, 'criterionId', v.criterion_id, 'value', v.value)
        order by v.sort nulls last, v.value)
        from ${s}.criterion_value v where v.id in (select unnest(crit) from found)), '[]'),
      'conditions', coalesce((select json_object_agg(fc.id, fc.txt)
        from ${s}.fitment_cond fc where fc.id in (select unnest(conds) from sets)), '{}')) as list`,
);

const carriersOfNumber = catalogueStatement(
  "carriers_of_number",
  (s) => `select distinct article_id as id from ${s}.article_ref where norm = $1 and kind = 2 and genart_id = $2`,
);

type StoredArticles = Omit<FoundArticles, "genart" | "criteria" | "values"> & {
  genart: Pick<FoundArticles["genart"], "id" | "familyId" | "subFamilyId"> | null;
  criteria: Omit<FoundArticles["criteria"][number], "label">[];
  values: Omit<FoundArticles["values"][number], "label">[];
};

function namedArticles({ genart, criteria, values, ...list }: StoredArticles, labels: Labels): FoundArticles | null {
  if (!genart) return null;
  return {
    ...list,
    genart: { ...genart, ...placeNames(genart, labels) },
    criteria: criteria.map((criterion) => ({ ...criterion, label: labels.of("criterion", criterion.id) })),
    values: values.map((value) => ({ ...value, label: labels.find("value", value.id) })),
  };
}

export interface ListArticles {
  ktype: number;
  genartId: number;
  facts: VehicleFacts;
  lang: Language;
  /** The articles that replace this OE number alone, as an A-Z0-9 key. */
  replacing?: string;
}

/** Every article of a vehicle and generic article with its judgement; empty when none, 404 for an unknown generic article. */
export async function listVehicleArticles(
  actor: Actor,
  { ktype, genartId, facts, lang, replacing }: ListArticles,
): Promise<VehicleArticles> {
  requireUser(actor);
  const version = await liveNames(lang);
  const [[row], corrections, carriers] = await Promise.all([
    readReplica<{ list: StoredArticles }>(articlesOfVehicle(version.schema), [ktype, genartId]),
    findCorrections(actor, { ktype, genartId, version }),
    replacing === undefined
      ? null
      : readReplica<{ id: number }>(carriersOfNumber(version.schema), [replacing, genartId]),
  ]);
  const found = row && namedArticles(row.list, version.labels);
  if (!found) throw notFound();
  const wanted = carriers && new Set(carriers.map(({ id }) => id));
  const articles = wanted ? found.articles.filter(([id]) => wanted.has(id)) : found.articles;
  return arrangeArticles({ ...found, articles }, { ktype, facts, lang, corrections });
}
