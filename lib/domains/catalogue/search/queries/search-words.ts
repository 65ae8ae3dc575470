import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { pageOf } from "../../list/pages";
import { combineWords, hitsPerPage, wordsOf, type Candidate, type WordReading } from "../rules";
import type { PartHit, PartHits, SearchKind } from "../schema";
import { readLabelled } from "../../labels/queries";
import { among, facetColumns, nameHits, type StoredHits } from "./hit-columns";
import { listPlaces } from "../../tree/queries/list-reference";

const nearWords = catalogueStatement(
  "near_words",
  (
    s,
  ) => `select t.typed, n.word, n.kind, n.targets, n.score from unnest($1::text[]) with ordinality as t(typed, place), lateral (
      select v.word, v.kind, v.targets, v.weight,
        case when v.word = t.typed then 1.0 when v.word ^@ t.typed and length(t.typed) >= 3 then 0.95
          else greatest(public.similarity(v.word, t.typed), 0.98 * public.similarity(v.word, t.typed || 'S')) end::float8 as score
      from ${s}.vocab v
      where v.word operator(public.%) any (array[t.typed, t.typed || 'S']) or v.word like t.typed || '%'
      order by score desc, v.weight desc, v.word, v.kind limit 8) n order by t.place, n.score desc, n.weight desc, n.word, n.kind`,
);

/** The words of the vocabulary nearest to each of the words, best first. */
export async function listNearWords(actor: Actor, { words }: { words: readonly string[] }): Promise<Candidate[]> {
  requireUser(actor);
  return readReplica<Candidate>(nearWords(await liveCatalogue()), [words]);
}

/** What the words of a text name, typing errors forgiven; null when it holds no word. */
export async function readWords(actor: Actor, { text }: { text: string }): Promise<WordReading | null> {
  requireUser(actor);
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return combineWords(words, await listNearWords(actor, { words: words.map(({ word }) => word) }));
}

// At least as many articles as are wanted weigh `least`, by the best of each pair or by one heavy pair alone: lighter ones are on no page so far.
const heavyPairs = 3;
const articlesOfPairs = (named: string) => (s: string) => `with found as materialized (
      select p.genart_id, p.brand_id, p.n, p.weight from ${s}.pair p where ${named}),
    pairs as materialized (select * from found where ${among("brand_id", "$5")} and ${among("genart_id", "$6")}),
    least as materialized (
      select coalesce(max(weight), 0) as weight from (
        (select weight from pairs order by weight desc offset $3::bigint + $4::bigint - 1 limit 1)
        union all
        (select a.weight from (select genart_id, brand_id from pairs order by weight desc limit ${heavyPairs}) heavy, lateral (
          select a.weight from ${s}.article a where a.genart_id = heavy.genart_id and a.brand_id = heavy.brand_id
          order by a.weight desc, a.id offset $3::bigint + $4::bigint - 1 limit 1) a)) bounds),
    best as materialized (
      select a.id from least, pairs, lateral (
        select a.id, a.weight from ${s}.article a
        where a.genart_id = pairs.genart_id and a.brand_id = pairs.brand_id and a.weight >= least.weight
        order by a.weight desc, a.id limit $3::bigint + $4::bigint) a
      where pairs.weight >= least.weight order by a.weight desc, a.id limit $3 offset $4),
    page as (
      select a.id, a.article_no, a.label, a.weight, a.brand_id, a.genart_id from best join ${s}.article a on a.id = best.id)
    select (select coalesce(sum(n), 0)::int from pairs) as total,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', p.label,
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id, 'foundBy', '[]'::json)
          order by p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id), '[]') as items,
      ${facetColumns({ schema: s, from: "found", n: "sum(n)", brands: "$5", genarts: "$6" })}`;

// One statement for each way of naming: a condition that is open until it runs would read every pair.
const namedParts = catalogueStatement(
  "articles_by_parts",
  articlesOfPairs("p.genart_id = any($1) and $2::int[] is null"),
);
const namedBrands = catalogueStatement(
  "articles_by_brands",
  articlesOfPairs("p.brand_id = any($2) and $1::int[] is null"),
);
const namedBoth = catalogueStatement(
  "articles_by_pair",
  articlesOfPairs("p.genart_id = any($1) and p.brand_id = any($2)"),
);

interface WordQuestion {
  kind: SearchKind;
  text: string;
  lang: Language;
  page: number;
  brandIds?: readonly number[];
  genartIds?: readonly number[];
}

const mostNamedParts = 8;

/** Articles of the generic articles and brands that the words name; null when they name nothing. */
export async function searchWords(actor: Actor, question: WordQuestion): Promise<PartHits | null> {
  requireUser(actor);
  const { kind, text, lang, page } = question;
  const reading = await readWords(actor, { text });
  if (!reading || (!reading.genartIds && !reading.brandIds)) return null;
  const { genartIds, brandIds, readAs, ignored } = reading;
  const offset = pageOf(page, hitsPerPage).offset;
  const chosen = [question.brandIds, question.genartIds].map((ids) => (ids && ids.length > 0 ? ids : null));
  const articlesOf = !genartIds ? namedBrands : brandIds ? namedBoth : namedParts;
  const [{ rows, labels }, parts] = await Promise.all([
    readLabelled<StoredHits<PartHit>>(articlesOf, [genartIds, brandIds, hitsPerPage, offset, ...chosen], lang),
    listPlaces(actor, { ids: genartIds?.slice(0, mostNamedParts) ?? [], lang }),
  ]);
  const row = rows[0] && nameHits<PartHit, StoredHits<PartHit>>(rows[0], labels);
  if (!row || (row.total === 0 && row.brands.length === 0 && row.parts.length === 0)) return null;
  const named = { parts: parts.map(({ id, label }) => ({ id, label })), models: [] };
  const pages = Math.ceil(row.total / hitsPerPage);
  return { kind, match: "words", page, pages, cut: false, ...row, readAs, ignored, named };
}
