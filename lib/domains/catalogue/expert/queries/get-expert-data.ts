import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { typedCriterion, type CriterionKind } from "../../fit/values";
import { readLabelled } from "../../labels/queries";
import { listPlaces } from "../../tree/queries/list-reference";
import { everyVehicle, type ExpertData } from "../schema";
import { nameAttributes } from "./name-attributes";

interface Stored {
  hidden: ExpertData["hidden"];
  attributes: {
    ktype: number;
    article: number;
    ref: string;
    criterionId: number;
    value: string;
  }[];
  mandatory: { labelId: number; mandatory: boolean }[];
}

const everything = {
  name: "expert_data",
  text: `select coalesce((select json_agg(json_build_object('article', article_id, 'ref', reference) order by created_at)
      from hidden_article where company_id = $1 and ktype = $2 and genart_id = $3), '[]') as hidden,
    coalesce((select json_agg(json_build_object('ktype', ktype, 'article', article_id, 'ref', reference, 'criterionId', criterion_id,
        'value', value) order by article_id, criterion_id, ktype)
      from given_attribute where company_id = $1 and genart_id = $3 and ktype in (${everyVehicle}, $2)), '[]') as attributes,
    coalesce((select json_agg(json_build_object('labelId', criterion_id, 'mandatory', mandatory) order by criterion_id)
      from given_mandatory where company_id = $1 and genart_id = $3), '[]') as mandatory`,
};

const names = catalogueStatement(
  "expert_names",
  (s) => `select id, kind, unit from ${s}.criterion where id = any($1::int[])`,
);

interface ExpertQuestion {
  ktype: number;
  itemId: number;
  lang: Language;
}

/** Everything that the actor's company corrected for a vehicle and generic article; 404 for an unknown generic article. */
export async function getExpertData(actor: Actor, { ktype, itemId, lang }: ExpertQuestion): Promise<ExpertData> {
  requireRight(actor, "expertData");
  const [[place], [row]] = await Promise.all([
    listPlaces(actor, { ids: [itemId], lang }),
    read<Stored>(everything, [companyOf(actor), ktype, itemId]),
  ]);
  if (!place || !row) throw notFound();
  const ids = [...row.attributes.map(({ criterionId }) => criterionId), ...row.mandatory.map(({ labelId }) => labelId)];
  const { rows, ...version } = await readLabelled<CriterionKind & { id: number }>(names, [ids], lang);
  const given = await nameAttributes(row.attributes, version);
  const criteria = new Map(rows.map((criterion) => [criterion.id, criterion]));
  const labelOf = (id: number) => version.labels.of("criterion", id);
  const attributes = given.map(({ ktype: scope, article, ref, criterionId, ...stored }) => ({
    scope: scope === everyVehicle ? ("GLOBAL" as const) : scope,
    ...{ article, ref, attribute: criterionId },
    label: labelOf(criterionId),
    value: typedCriterion(stored, criteria.get(criterionId) ?? { kind: "string", unit: null }, lang),
  }));
  const mandatory = row.mandatory.map((one) => ({ ...one, label: labelOf(one.labelId) }));
  return { ktype, itemId, hidden: row.hidden, attributes, mandatory };
}
