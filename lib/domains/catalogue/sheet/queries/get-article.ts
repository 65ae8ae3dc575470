import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { correctSheet } from "../../expert/queries/find-corrections";
import type { CatalogueLanguage } from "../../tree/schema";
import type { ArticleSheet } from "../schema";
import { criterionText } from "../../fit/values";

const label = (table: string) => `case $2 when 'fr' then ${table}.label_fr else ${table}.label_en end`;

const numbersByOwner = (s: string, kind: number, owners: string) =>
  `coalesce((select json_agg(json_build_object('ownerId', o.id, 'owner', o.name, 'numbers', o.numbers) order by lower(o.name), o.name) from (
      select w.id, w.name, json_agg(r.printed order by r.printed) as numbers
      from ${s}.article_ref r join ${s}.${owners} w on w.id = r.owner_id
      where r.article_id = a.id and r.kind = ${kind} group by w.id) o), '[]')`;

const sheet = catalogueStatement(
  "article_sheet",
  (s) => `select json_build_object(
      'id', a.id, 'number', a.article_no, 'label', coalesce(a.label, l.label), 'ean', a.ean,
      'brand', json_build_object('id', b.id, 'name', b.name),
      'genart', json_build_object('id', g.id, 'label', l.label, 'familyId', g.family_id, 'family', ${label("f")},
        'subFamilyId', g.subfamily_id, 'subFamily', ${label("sf")}),
      'criteria', coalesce((select json_agg(json_build_object('labelId', c.id, 'key', c.key, 'label', ${label("c")}, 'kind', c.kind,
          'unit', c.unit, 'valueId', v.id, 'value', v.value, 'valueLabel', ${label("v")},
          'mandatory', coalesce(gc.mandatory, false)) order by gc.rank nulls last, c.id)
        from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
        left join ${s}.genart_criterion gc on gc.genart_id = a.genart_id and gc.criterion_id = c.id
        where v.id = any(a.crit)), '[]'),
      'oeNumbers', ${numbersByOwner(s, 2, "make")},
      'crossReferences', ${numbersByOwner(s, 3, "brand")},
      'tradeNumbers', coalesce((select json_agg(r.printed order by r.printed)
        from ${s}.article_ref r where r.article_id = a.id and r.kind = 4), '[]')) as sheet
    from ${s}.article a
    join ${s}.brand b on b.id = a.brand_id
    join ${s}.genart g on g.id = a.genart_id
    join ${s}.genart_label l on l.genart_id = g.id and l.lang = $2
    join ${s}.family f on f.id = g.family_id
    join ${s}.subfamily sf on sf.id = g.subfamily_id
    where a.id = $1`,
);

type StoredCriterion = ArticleSheet["criteria"][number] & {
  kind: string;
  unit: string | null;
  valueLabel: string | null;
};
type StoredSheet = Omit<ArticleSheet, "criteria"> & { criteria: StoredCriterion[] };

interface ArticleQuestion {
  id: number;
  lang: CatalogueLanguage;
  /** The vehicle whose corrections count besides those for every vehicle. */
  ktype?: number;
}

/** What the catalogue and the actor's company know of an article itself; null when there is none. */
export async function findArticle(actor: Actor, { id, lang, ktype }: ArticleQuestion): Promise<ArticleSheet | null> {
  requireUser(actor);
  const [row] = await readReplica<{ sheet: StoredSheet }>(sheet(await liveCatalogue()), [id, lang]);
  if (!row) return null;
  const criteria = row.sheet.criteria.map(({ kind, unit, valueLabel, value, ...line }) => ({
    ...line,
    value: criterionText({ value, label: valueLabel }, { kind, unit }, lang),
  }));
  return correctSheet(actor, { ...row.sheet, criteria }, { ktype, lang });
}

/** The same; 404 when there is no such article. */
export async function getArticle(actor: Actor, input: ArticleQuestion): Promise<ArticleSheet> {
  const found = await findArticle(actor, input);
  if (!found) throw notFound();
  return found;
}
