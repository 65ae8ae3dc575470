import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import { criterionText } from "../../fit/values";
import type { VehicleArticles } from "../../list/schema";
import { readLabelled } from "../../labels/queries";

/** What articles of one part state, each criterion and value named once. */
export type Traits = Pick<VehicleArticles, "criteria" | "values"> & {
  articles: Pick<VehicleArticles["articles"][number], "id" | "brandId" | "values">[];
};

const traits = catalogueStatement(
  "shelf_traits",
  (s) => `with found as materialized (select id, brand_id, crit from ${s}.article where id = any($1))
    select
      (select coalesce(json_agg(json_build_object('id', id, 'brandId', brand_id, 'values', crit)), '[]') from found) as articles,
      (select coalesce(json_agg(json_build_object('id', c.id, 'key', c.key, 'unit', c.unit, 'kind', c.kind) order by gc.rank), '[]')
        from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id where gc.genart_id = $2) as criteria,
      (select coalesce(json_agg(json_build_object('id', v.id, 'criterionId', v.criterion_id, 'value', v.value)), '[]')
        from ${s}.criterion_value v where v.id in (select unnest(crit) from found)) as values`,
);

interface Stored {
  articles: Traits["articles"];
  criteria: Omit<Traits["criteria"][number], "label">[];
  values: Omit<Traits["values"][number], "label">[];
}

/** What the articles of a shelf's page state, for rows that are told apart. */
export async function listTraits(
  actor: Actor,
  { articleIds, genartId, lang }: { articleIds: readonly number[]; genartId: number; lang: Language },
): Promise<Traits> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Stored>(traits, [articleIds, genartId], lang);
  const { articles = [], criteria = [], values = [] } = rows[0] ?? {};
  const kinds = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  return {
    articles,
    criteria: criteria.map((criterion) => ({ ...criterion, label: labels.of("criterion", criterion.id) })),
    values: values.flatMap(({ id, criterionId, value }) => {
      const kind = kinds.get(criterionId);
      if (!kind) return [];
      const label = criterionText({ value, label: labels.find("value", id) }, kind, lang);
      return [{ id, criterionId, value, label }];
    }),
  };
}
