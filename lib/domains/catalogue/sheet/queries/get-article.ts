import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { countUse } from "@/lib/platform/counting/count-use";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { correctSheet } from "../../expert/queries/find-corrections";
import type { ArticleSheet } from "../schema";
import { readLabelled } from "../../labels/queries";
import { criterionText } from "../../fit/values";
import { placeNames } from "../../tree/queries/list-reference";

const numbersByOwner = (s: string, kind: number, owners: string) =>
  `coalesce((select json_agg(json_build_object('ownerId', o.id, 'owner', o.name, 'numbers', o.numbers) order by lower(o.name), o.name) from (
      select w.id, w.name, json_agg(r.printed order by r.printed) as numbers
      from ${s}.article_ref r join ${s}.${owners} w on w.id = r.owner_id
      where r.article_id = a.id and r.kind = ${kind} group by w.id) o), '[]')`;

const sheet = catalogueStatement(
  "article_sheet",
  (s) => `select json_build_object(
      'id', a.id, 'number', a.article_no, 'label', a.label, 'ean', a.ean,
      'brand', json_build_object('id', b.id, 'name', b.name),
      'genart', json_build_object('id', g.id, 'familyId', g.family_id, 'subFamilyId', g.subfamily_id),
      'criteria', coalesce((select json_agg(json_build_object('labelId', c.id, 'key', c.key, 'kind', c.kind,
          'unit', c.unit, 'valueId', v.id, 'value', v.value, 'mandatory', coalesce(gc.mandatory, false)) order by gc.rank nulls last, c.id)
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
    where a.id = $1`,
);

type StoredCriterion = Omit<ArticleSheet["criteria"][number], "label"> & {
  kind: string;
  unit: string | null;
};
type StoredSheet = Omit<ArticleSheet, "label" | "genart" | "criteria"> & {
  label: string | null;
  genart: Pick<ArticleSheet["genart"], "id" | "familyId" | "subFamilyId">;
  criteria: StoredCriterion[];
};

interface ArticleQuestion {
  id: number;
  lang: Language;
  /** The vehicle whose corrections count besides those for every vehicle. */
  ktype?: number;
}

/** What the catalogue and the actor's company know of an article itself; null when there is none. */
export async function findArticle(actor: Actor, { id, lang, ktype }: ArticleQuestion): Promise<ArticleSheet | null> {
  requireUser(actor);
  const { rows, ...version } = await readLabelled<{ sheet: StoredSheet }>(sheet, [id], lang);
  const { labels } = version;
  const stored = rows[0]?.sheet;
  if (!stored) return null;
  const genart = { ...stored.genart, ...placeNames(stored.genart, labels) };
  const criteria = stored.criteria.map(({ kind, unit, value, ...line }) => ({
    ...line,
    label: labels.of("criterion", line.labelId),
    value: criterionText({ value, label: labels.find("value", line.valueId) }, { kind, unit }, lang),
  }));
  const named = { ...stored, label: stored.label ?? genart.label, genart, criteria };
  return correctSheet(actor, named, { ktype, lang, version });
}

/** The same, counted as a look at the article. */
export async function viewArticle(actor: Actor, asked: ArticleQuestion): Promise<ArticleSheet | null> {
  requireUser(actor);
  const found = await findArticle(actor, asked);
  if (found) countUse(actor, { kind: "view", ktype: asked.ktype ?? null });
  return found;
}

/** What `findArticle` finds; 404 when there is no such article. */
export async function getArticle(actor: Actor, input: ArticleQuestion): Promise<ArticleSheet> {
  const found = await findArticle(actor, input);
  if (!found) throw notFound();
  return found;
}
