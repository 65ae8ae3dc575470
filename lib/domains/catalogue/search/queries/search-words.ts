import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { pageOf } from "../../list/pages";
import { hitsPerPage, modelWant } from "../rules";
import type { PartHit, PartHits, WordQuestion } from "../schema";
import { liveNames, readLabelled } from "../../labels/queries";
import type { ReadText } from "../phrase/queries/read-meaning";
import { among, facetColumns, nameHits, type StoredHits } from "./hit-columns";
import { searchWanted } from "./search-wanted";

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

/** The parts and brands whose articles answer a text: a brand that makes none of them is left aside. */
function namedBy({ meant, brandIds, lexicon }: ReadText): { parts: number[] | null; brands: number[] | null } {
  const ids = meant.map(({ id }) => id);
  if (ids.length === 0) return { parts: null, brands: brandIds.length > 0 ? [...brandIds] : null };
  const makes = (brand: number) => lexicon.brands.get(brand)?.parts ?? [];
  const makers = brandIds.filter((brand) => makes(brand).some((part) => ids.includes(part)));
  if (makers.length === 0) return { parts: ids, brands: null };
  return { parts: ids.filter((part) => makers.some((brand) => makes(brand).includes(part))), brands: makers };
}

const idsOf = (ids: readonly number[] = []) => (ids.length > 0 ? ids : null);

type Found = Pick<PartHits, "total" | "brands" | "parts" | "items">;

async function searchNamed(
  { parts, brands }: ReturnType<typeof namedBy>,
  { lang, page, ...question }: WordQuestion,
): Promise<Found | null> {
  const articlesOf = !parts ? namedBrands : brands ? namedBoth : namedParts;
  const chosen = [idsOf(question.brandIds), idsOf(question.genartIds)];
  const values = [parts, brands, hitsPerPage, pageOf(page, hitsPerPage).offset, ...chosen];
  const { rows, labels } = await readLabelled<StoredHits<PartHit>>(articlesOf, values, lang);
  return rows[0] ? nameHits<PartHit, StoredHits<PartHit>>(rows[0], labels) : null;
}

const isFound = (found: Found | null): found is Found =>
  found !== null && (found.total > 0 || found.brands.length > 0 || found.parts.length > 0);

const mostNamedParts = 8;

interface Narrowed {
  found: Found;
  by: readonly string[];
}

/** What all that is wanted leaves, else what is left by as much of it as something answers to; null when nothing answers to any. */
async function narrow(
  actor: Actor,
  question: WordQuestion & ReturnType<typeof namedBy>,
  { asked, models }: { asked: readonly string[]; models: ReadText["models"] },
): Promise<Narrowed | null> {
  const ask = async (by: readonly string[]): Promise<Narrowed | null> => {
    const wants = by.filter((word) => word !== modelWant);
    const fitting = wants.length < by.length ? models : [];
    const found = await searchWanted(actor, { ...question, parts: question.parts ?? [], wants, models: fitting });
    return isFound(found) ? { found, by } : null;
  };
  const whole = await ask(asked);
  if (whole || asked.length === 1) return whole;
  return asked.reduce<Promise<Narrowed | null>>(async (before, word) => {
    const best = await before;
    return (await ask([...(best?.by ?? []), word])) ?? best;
  }, Promise.resolve(null));
}

/** The vehicle of a text as one more thing that is wanted of its parts. */
function modelWantOf({ models, pieces }: ReadText): PartHits["named"]["wants"][number][] {
  const typed = pieces.flatMap((piece) => (piece.kind === "make" || piece.kind === "model" ? [piece.typed] : []));
  return models.length > 0 ? [{ word: modelWant, kind: "model", typed: typed.join(" "), on: false }] : [];
}

/** Articles of the parts and brands that a text names, where it wants them; null when it names nothing. */
export async function searchWords(actor: Actor, read: ReadText, question: WordQuestion): Promise<PartHits | null> {
  requireUser(actor);
  const named = namedBy(read);
  if (!named.parts && !named.brands) return null;
  const wants = [...modelWantOf(read), ...read.wants];
  const asked = wants.map(({ word }) => word).filter((word) => !question.without?.includes(word));
  const narrowed =
    named.parts && asked.length > 0
      ? await narrow(actor, { ...question, ...named }, { asked, models: read.models })
      : null;
  const found = narrowed?.found ?? (await searchNamed(named, question));
  if (!isFound(found)) return null;
  const unmade = named.brands || !named.parts ? [] : read.pieces.filter(({ kind }) => kind === "brand");
  const { labels } = await liveNames(question.lang);
  return {
    ...{
      kind: question.kind,
      match: "words",
      page: question.page,
      pages: Math.ceil(found.total / hitsPerPage),
      cut: false,
    },
    ...found,
    ...{ readAs: read.slips, ignored: [...read.leftAside, ...unmade.map(({ typed }) => typed)], near: [] },
    named: {
      parts: read.parts.slice(0, mostNamedParts).map(({ id }) => ({ id, label: labels.of("genart", id) })),
      models: [],
      wants: wants.map((want) => ({ ...want, on: narrowed?.by.includes(want.word) ?? false })),
    },
  };
}
