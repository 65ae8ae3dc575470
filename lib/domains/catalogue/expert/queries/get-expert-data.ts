import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { criterionText, type CriterionKind } from "../../fit/values";
import type { CatalogueLanguage } from "../../tree/schema";
import { listPlaces } from "../../tree/queries/list-reference";
import { everyVehicle, type ExpertData } from "../schema";

interface Stored {
  hidden: ExpertData["hidden"];
  attributes: {
    ktype: number;
    article: number;
    ref: string;
    attribute: number;
    value: string;
    fr: string | null;
    en: string | null;
  }[];
  mandatory: { labelId: number; mandatory: boolean }[];
}

const everything = {
  name: "expert_data",
  text: `select coalesce((select json_agg(json_build_object('article', article_id, 'ref', reference) order by created_at)
      from hidden_article where company_id = $1 and ktype = $2 and genart_id = $3), '[]') as hidden,
    coalesce((select json_agg(json_build_object('ktype', ktype, 'article', article_id, 'ref', reference, 'attribute', criterion_id,
        'value', value, 'fr', label_fr, 'en', label_en) order by article_id, criterion_id, ktype)
      from given_attribute where company_id = $1 and genart_id = $3 and ktype in (${everyVehicle}, $2)), '[]') as attributes,
    coalesce((select json_agg(json_build_object('labelId', criterion_id, 'mandatory', mandatory) order by criterion_id)
      from given_mandatory where company_id = $1 and genart_id = $3), '[]') as mandatory`,
};

const names = catalogueStatement(
  "expert_names",
  (s) => `select c.id, c.kind, c.unit, case $2 when 'fr' then c.label_fr else c.label_en end as label
    from ${s}.criterion c where c.id = any($1::int[])`,
);

interface ExpertQuestion {
  ktype: number;
  itemId: number;
  lang: CatalogueLanguage;
}

/** Everything that the actor's company corrected for a vehicle and generic article; 404 for an unknown generic article. */
export async function getExpertData(actor: Actor, { ktype, itemId, lang }: ExpertQuestion): Promise<ExpertData> {
  requireRight(actor, "expertData");
  const [[place], [row]] = await Promise.all([
    listPlaces(actor, { ids: [itemId], lang }),
    read<Stored>(everything, [companyOf(actor), ktype, itemId]),
  ]);
  if (!place || !row) throw notFound();
  const ids = [...row.attributes.map(({ attribute }) => attribute), ...row.mandatory.map(({ labelId }) => labelId)];
  const rows = await readReplica<CriterionKind & { id: number; label: string }>(names(await liveCatalogue()), [
    ids,
    lang,
  ]);
  const criteria = new Map(rows.map((criterion) => [criterion.id, criterion]));
  const labelOf = (id: number) => criteria.get(id)?.label ?? "";
  const attributes = row.attributes.map(({ ktype: scope, attribute, value, fr, en, ...article }) => ({
    scope: scope === everyVehicle ? ("GLOBAL" as const) : scope,
    ...article,
    attribute,
    label: labelOf(attribute),
    value: criterionText(
      { value, label: lang === "fr" ? fr : en },
      criteria.get(attribute) ?? { kind: "string", unit: null },
      lang,
    ),
  }));
  const mandatory = row.mandatory.map((one) => ({ ...one, label: labelOf(one.labelId) }));
  return { ktype, itemId, hidden: row.hidden, attributes, mandatory };
}
