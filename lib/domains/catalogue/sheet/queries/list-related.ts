import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import type { Related } from "../related";
import { readLabelled } from "../../labels/queries";
import { nameArticle, type StoredArticle } from "../../labels/rules";

export const mostSimilar = 12;
const mostKits = 20;
/** Vehicles of the article that are looked at for similar ones, and articles of each: an article may fit thousands. */
const vehiclesTried = 3;
const articlesTried = 300;

const named = (s: string, from: string, extra: string, order: string) =>
  `coalesce((select json_agg(json_build_object('id', x.id, 'number', x.article_no, 'label', x.label, 'genartId', x.genart_id,
      'brand', json_build_object('id', b.id, 'name', b.name), ${extra}) order by ${order})
    from ${from} x join ${s}.brand b on b.id = x.brand_id), '[]')`;

const kitSide = (s: string, known: string, wanted: string) =>
  `(select a.*, k.quantity from ${s}.kit_part k join ${s}.article a on a.id = k.${wanted}
    where k.${known} = $1 order by a.weight desc, a.id limit ${mostKits})`;

const relatedArticles = catalogueStatement(
  "related_articles",
  (s) => `with me as materialized (select id, genart_id, fitset_id, crit from ${s}.article where id = $1),
    elsewhere as materialized (
      select coalesce(array_agg(other.id), '{}') as ids from me
      join ${s}.criterion_value mine on mine.id = any(me.crit)
      join ${s}.criterion c on c.id = mine.criterion_id and c.key in ('pos', 'side')
      join ${s}.criterion_value other on other.criterion_id = c.id and other.id <> mine.id),
    cars as materialized (
      select fv.ktype, me.genart_id from me join ${s}.fitset_vehicle fv on fv.fitset_id = me.fitset_id
      order by fv.ktype limit ${vehiclesTried}),
    sets as materialized (
      select distinct fv.fitset_id from cars join ${s}.fitset_vehicle fv on fv.ktype = cars.ktype and fv.genart_id = cars.genart_id),
    sharing as materialized (
      select distinct r.article_id from ${s}.article_ref own join ${s}.article_ref r on r.norm = own.norm and r.kind = 2
      where own.article_id = $1 and own.kind = 2),
    near as materialized (
      select a.* from sets join ${s}.article a on a.fitset_id = sets.fitset_id where a.id <> $1 limit ${articlesTried}),
    loose as (
      select a.* from me join lateral (select p.brand_id from ${s}.pair p where me.fitset_id is null and p.genart_id = me.genart_id
        order by p.weight desc, p.brand_id limit ${mostSimilar}) p on true
      join lateral (select a.* from ${s}.article a where a.genart_id = me.genart_id and a.brand_id = p.brand_id
        order by a.weight desc, a.id limit 1) a on a.id <> $1),
    alike as (
      select a.*, (select count(*) from unnest(a.crit) v where v = any(me.crit))::int as common, cardinality(me.crit) as total
      from me, (select * from near union all select * from loose) a
      where a.id not in (select article_id from sharing) and not a.crit && (select ids from elsewhere)),
    best as (select * from alike where common > 0 or total = 0 order by common desc, weight desc, id limit ${mostSimilar})
    select ${named(s, "best", "'common', x.common, 'of', x.total", "x.common desc, x.weight desc, x.id")} as similar,
      ${named(s, kitSide(s, "article_id", "kit_id"), "'quantity', x.quantity", "x.weight desc, x.id")} as kits,
      ${named(s, kitSide(s, "kit_id", "article_id"), "'quantity', x.quantity", "x.weight desc, x.id")} as parts`,
);

type Unlabelled<A> = Omit<A, "label"> & StoredArticle;
type StoredRelated = { [Side in keyof Related]: Unlabelled<Related[Side][number]>[] };

/** Similar articles fitted at the same place, most alike first, kits that hold the article, and its parts when it is one. */
export async function listRelated(
  actor: Actor,
  { articleId, lang }: { articleId: number; lang: Language },
): Promise<Related> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<StoredRelated>(relatedArticles, [articleId], lang);
  const { similar, kits, parts } = rows[0] ?? { similar: [], kits: [], parts: [] };
  const named = <A extends StoredArticle>(articles: A[]) => articles.map((article) => nameArticle(article, labels));
  return { similar: named(similar), kits: named(kits), parts: named(parts) };
}
