import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { typedCriterion } from "../../fit/values";
import { readLabelled } from "../../labels/queries";
import { listPlaces } from "../../tree/queries/list-reference";
import type { GenartAttribute } from "../../tree/schema";
import { findMandatory } from "./find-corrections";

interface AttributeRow {
  labelId: number;
  unit: string | null;
  kind: string;
  mandatory: boolean;
  values: { valueId: number; value: string; count: number }[];
}

const attributes = catalogueStatement(
  "genart_attributes",
  (s) => `select c.id as "labelId", c.unit, c.kind, gc.mandatory,
      coalesce(json_agg(json_build_object('valueId', v.id, 'count', gf.n, 'value', v.value)
        order by v.sort nulls last, v.value) filter (where v.id is not null), '[]') as values
    from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id
    left join (${s}.genart_facet gf join ${s}.criterion_value v on v.id = gf.value_id)
      on gf.genart_id = gc.genart_id and v.criterion_id = c.id
    where gc.genart_id = $1 group by c.id, gc.rank, gc.mandatory order by gc.rank`,
);

/** The criteria of a generic article with the values that its articles have; 404 for an unknown one. */
export async function listGenartAttributes(
  actor: Actor,
  { genart, lang }: { genart: number; lang: Language },
): Promise<GenartAttribute[]> {
  requireUser(actor);
  const [place] = await listPlaces(actor, { ids: [genart], lang });
  if (!place) throw notFound();
  const [{ rows, labels }, given] = await Promise.all([
    readLabelled<AttributeRow>(attributes, [genart], lang),
    findMandatory(actor, genart),
  ]);
  return rows.map(({ values, kind, ...row }) => ({
    ...row,
    label: labels.of("criterion", row.labelId),
    mandatory: given.get(row.labelId) ?? row.mandatory,
    values: values.map(({ valueId, count, value }) => ({
      valueId,
      count,
      value: typedCriterion({ value, label: labels.find("value", valueId) }, { kind, unit: row.unit }, lang),
    })),
  }));
}
