import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import { oemBlock } from "../oem/rules";
import { pageOf, type Paged } from "../../list/pages";
import type { Alternatives, Applicability } from "../schema";
import { readLabelled } from "../../labels/queries";
import { nameArticle, type StoredArticle } from "../../labels/rules";

export const modelsPerPage = 20;
export const { alternativesPerPage } = oemBlock;

const applicability = catalogueStatement(
  "applicability",
  (s) => `with fitting as materialized (
      select f.ktype, v.model_id from (
        select distinct fv.ktype from ${s}.article a join ${s}.fitset_vehicle fv on fv.fitset_id = a.fitset_id where a.id = $1) f
      join ${s}.vehicle v on v.ktype = f.ktype),
    models as materialized (
      select c.model_id, m.name as model, m.from_year, k.id as make_id, k.name as make
      from (select distinct model_id from fitting) c
      join ${s}.model m on m.id = c.model_id join ${s}.make k on k.id = m.make_id),
    page as materialized (select * from models order by make, model, from_year, model_id limit $2 offset $3),
    versions as (
      select v.model_id, json_agg(json_build_object('ktype', v.ktype, 'name', v.name, 'kw', v.kw, 'fromYm', v.from_ym,
          'toYm', v.to_ym, 'engineCodes', v.engine_codes) order by v.from_ym nulls last, v.name, v.ktype) as list
      from page join fitting f on f.model_id = page.model_id join ${s}.vehicle v on v.ktype = f.ktype group by v.model_id)
    select (select count(*)::int from fitting) as vehicles, (select count(*)::int from models) as models,
      coalesce((select json_agg(json_build_object('makeId', p.make_id, 'make', p.make, 'modelId', p.model_id, 'model', p.model,
          'versions', v.list) order by p.make, p.model, p.from_year, p.model_id)
        from page p join versions v on v.model_id = p.model_id), '[]') as items`,
);

type ApplicabilityRow = Pick<Applicability, "vehicles" | "models" | "items">;

/** The vehicles that an article is listed for, grouped by make and model, some models a page. */
export async function listApplicability(actor: Actor, { articleId, page }: Paged): Promise<Applicability> {
  requireUser(actor);
  const values = [articleId, modelsPerPage, pageOf(page, modelsPerPage).offset];
  const [row] = await readReplica<ApplicabilityRow>(applicability(await liveCatalogue()), values);
  const { vehicles, models, items } = row ?? { vehicles: 0, models: 0, items: [] };
  return { vehicles, models, items, page, pages: Math.ceil(models / modelsPerPage) };
}

const alternatives = catalogueStatement(
  "alternatives",
  (s) => `with own as materialized (
      select r.norm, r.printed, r.genart_id from ${s}.article_ref r where r.article_id = $1 and r.kind = 2 and ($4::text is null or r.norm = $4)),
    shared as materialized (
      select r.article_id as id, array_agg(distinct own.printed) as through
      from own join ${s}.article_ref r on r.norm = own.norm and r.kind = 2
      where r.article_id <> $1 and r.genart_id = own.genart_id group by r.article_id),
    page as (
      select t.id, t.through, a.article_no, a.label, a.weight, a.brand_id, a.genart_id
      from shared t join ${s}.article a on a.id = t.id order by a.weight desc, a.id limit $2 offset $3)
    select (select count(*)::int from shared) as total,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', p.label, 'genartId', p.genart_id,
          'brand', json_build_object('id', b.id, 'name', b.name), 'through', p.through) order by p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id), '[]') as items`,
);

interface StoredAlternatives {
  total: number;
  items: (Omit<Alternatives["items"][number], "label"> & StoredArticle)[];
}

/** Articles of the same kind that carry one of the article's OE numbers (`oe`: this one), ten a page, best sellers first. */
export async function listAlternatives(
  actor: Actor,
  { articleId, page, lang, oe }: Paged & { lang: Language; oe?: string },
): Promise<Alternatives> {
  requireUser(actor);
  const through = oe === undefined ? null : normaliseNumber(oe);
  const values = [articleId, alternativesPerPage, pageOf(page, alternativesPerPage).offset, through];
  const { rows, labels } = await readLabelled<StoredAlternatives>(alternatives, values, lang);
  const { total, items } = rows[0] ?? { total: 0, items: [] };
  return {
    total,
    items: items.map((item) => nameArticle(item, labels)),
    page,
    pages: Math.ceil(total / alternativesPerPage),
  };
}
