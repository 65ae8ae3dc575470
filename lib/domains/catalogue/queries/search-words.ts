import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { pageOf } from "../pages/rules";
import type { CatalogueLanguage } from "../schema";
import { combineWords, hitsPerPage, wordsOf, type Candidate, type WordReading } from "../search/rules";
import type { PartHit, PartHits, SearchKind } from "../search/schema";

const nearWords = catalogueStatement(
  "near_words",
  (s) => `select t.typed, n.word, n.kind, n.targets, n.score from unnest($1::text[]) as t(typed), lateral (
      select v.word, v.kind, v.targets,
        case when v.word = t.typed then 1.0 when v.word ^@ t.typed and length(t.typed) >= 3 then 0.95
          else greatest(public.similarity(v.word, t.typed), 0.98 * public.similarity(v.word, t.typed || 'S')) end::float8 as score
      from ${s}.vocab v
      where v.word operator(public.%) any (array[t.typed, t.typed || 'S']) or v.word like t.typed || '%'
      order by score desc, v.weight desc limit 8) n`,
);

/** What the words of a text name, typing errors forgiven; null when it holds no word. */
export async function readWords(actor: Actor, { text }: { text: string }): Promise<WordReading | null> {
  requireUser(actor);
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const statement = nearWords(await liveCatalogue());
  return combineWords(words, await readReplica<Candidate>(statement, [words.map(({ word }) => word)]));
}

const articlesByPair = catalogueStatement(
  "articles_by_pair",
  (s) => `with pairs as materialized (
      select p.genart_id, p.brand_id, p.n from ${s}.pair p
      where ($1::int[] is null or p.genart_id = any($1)) and ($2::int[] is null or p.brand_id = any($2))),
    page as (
      select a.id, a.article_no, a.label, a.weight, a.brand_id, a.genart_id
      from pairs join ${s}.article a on a.genart_id = pairs.genart_id and a.brand_id = pairs.brand_id
      order by a.weight desc, a.id limit $4 offset $5)
    select (select coalesce(sum(n), 0)::int from pairs) as total,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', coalesce(p.label, l.label),
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id, 'foundBy', '[]'::json)
          order by p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id
        join ${s}.genart_label l on l.genart_id = p.genart_id and l.lang = $3), '[]') as items`,
);

interface WordQuestion {
  kind: SearchKind;
  text: string;
  lang: CatalogueLanguage;
  page: number;
}

/** Articles of the generic articles and brands that the words name; null when they name nothing. */
export async function searchWords(actor: Actor, { kind, text, lang, page }: WordQuestion): Promise<PartHits | null> {
  requireUser(actor);
  const reading = await readWords(actor, { text });
  if (!reading || (!reading.genartIds && !reading.brandIds)) return null;
  const { genartIds, brandIds, readAs, ignored } = reading;
  const values = [genartIds, brandIds, lang, hitsPerPage, pageOf(page, hitsPerPage).offset];
  const [row] = await readReplica<{ total: number; items: PartHit[] }>(articlesByPair(await liveCatalogue()), values);
  if (!row || row.total === 0) return null;
  return { kind, match: "words", page, pages: Math.ceil(row.total / hitsPerPage), ...row, readAs, ignored };
}
