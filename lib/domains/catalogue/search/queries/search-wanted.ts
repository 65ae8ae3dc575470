import { listVersionsOf } from "@/lib/domains/vehicles/models/queries";
import type { ModelName } from "@/lib/domains/vehicles/models/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { pageOf } from "../../list/pages";
import { resolveWants, type Wanted } from "../../list/wants";
import { liveNames } from "../../labels/queries";
import { hitsPerPage } from "../rules";
import type { PartHit, PartHits, WordQuestion } from "../schema";
import { among, facetColumns, nameHits, type StoredHits } from "./hit-columns";

const valuesOfParts = catalogueStatement(
  "wanted_values",
  (
    s,
  ) => `select coalesce(json_agg(distinct jsonb_build_object('id', c.id, 'key', c.key, 'unit', c.unit, 'kind', c.kind)), '[]') as criteria,
      coalesce(json_agg(jsonb_build_object('id', v.id, 'criterionId', c.id, 'value', v.value)), '[]') as values
    from (select distinct value_id from ${s}.genart_facet where genart_id = any($1::int[])) f
    join ${s}.criterion_value v on v.id = f.value_id join ${s}.criterion c on c.id = v.criterion_id`,
);

// $7 the values of which one is needed, a row each, $8 those that say where it sits: an article that says none of these stays.
// $9 the versions of which one must be fitted: what is told to fit no vehicle fits any.
const wantedArticles = catalogueStatement(
  "articles_wanted",
  (s) => `with fitting as materialized (
      select distinct fitset_id from ${s}.fitset_vehicle where ktype = any($9::int[]) and genart_id = any($1::int[])),
    hit as materialized (
      select a.id, a.brand_id, a.genart_id, a.weight from ${s}.article a
      where a.genart_id = any($1::int[]) and ${among("a.brand_id", "$2")}
        and ($9::int[] is null or a.fitset_id is null or a.fitset_id in (select fitset_id from fitting))
        and not exists (
        select from unnest($7::text[], $8::text[]) w(needed, said)
        where not a.crit && w.needed::int[] and (w.said is null or a.crit && w.said::int[]))),
    chosen as materialized (select * from hit where ${among("brand_id", "$5")} and ${among("genart_id", "$6")}),
    page as (
      select c.id, a.article_no, a.label, c.weight, c.brand_id, c.genart_id
      from (select * from chosen order by weight desc, id limit $3 offset $4) c join ${s}.article a on a.id = c.id)
    select (select count(*)::int from chosen) as total,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', p.label,
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id, 'foundBy', '[]'::json)
          order by p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id), '[]') as items,
      ${facetColumns({ schema: s, from: "hit", n: "count(*)", brands: "$5", genarts: "$6" })}`,
);

interface WantedQuestion extends WordQuestion {
  parts: readonly number[];
  brands: readonly number[] | null;
  wants: readonly string[];
  /** The models that the articles must fit, any of them; none means every vehicle. */
  models: readonly ModelName[];
}

type Found = Pick<PartHits, "total" | "brands" | "parts" | "items">;

const arrayText = (ids: Iterable<number>): string => `{${[...ids].join()}}`;
const idsOf = (ids: readonly number[] = []) => (ids.length > 0 ? ids : null);

/** Articles of parts that sit where they are wanted, measure what is wanted and fit what is named. */
export async function searchWanted(
  actor: Actor,
  { parts, brands, wants, models, lang, page, brandIds, genartIds }: WantedQuestion,
): Promise<Found | null> {
  requireUser(actor);
  const { schema, labels } = await liveNames(lang);
  const [[known], ktypes] = await Promise.all([
    readReplica<Wanted>(valuesOfParts(schema), [parts]),
    models.length > 0 ? listVersionsOf(actor, { models }) : null,
  ]);
  if (!known) return null;
  const rows = resolveWants(wants, known).flatMap(({ groups, said }) =>
    groups.map((group) => ({ needed: arrayText(group), said: said && arrayText(said) })),
  );
  const conditions = [rows.map(({ needed }) => needed), rows.map(({ said }) => said)];
  const values = [parts, brands, hitsPerPage, pageOf(page, hitsPerPage).offset, idsOf(brandIds), idsOf(genartIds)];
  const asked = [...values, ...conditions, ktypes];
  const [row] = await readReplica<StoredHits<PartHit>>(wantedArticles(schema), asked);
  return row ? nameHits<PartHit, StoredHits<PartHit>>(row, labels) : null;
}
