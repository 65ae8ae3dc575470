import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { languageChain } from "@/lib/shared/languages";
import { judgedOfParts, referencesOf, type StoredUse, type StoredValue } from "./embedded-uses";
import type { GuidedPart, GuidedSelection } from "./port";

const numberOfVersion = catalogueStatement(
  "guided_vehicle",
  (s) => `select kromeda_id as id from ${s}.vehicle where ktype = $1 and kromeda_id is not null`,
);
const versionOfNumber = catalogueStatement(
  "guided_version",
  (s) => `select ktype from ${s}.vehicle where kromeda_id = $1 order by ktype limit 1`,
);
const everyItem = catalogueStatement(
  "guided_items",
  (s) => `select distinct p.genart_id as id from ${s}.oe_pair p join ${s}.genart g on g.id = p.genart_id
    where g.vehicle_bound order by p.genart_id`,
);

// An article that bears no number of the vehicle's make is found by those of its sister makes.
const carried = (s: string) => `select c.fitset_id, c.conds, a.id, a.genart_id, a.crit, r.norm, r.printed
      from (select fitset_id, genart_id, array_agg(cond_id) as conds from ${s}.fitset_vehicle
        where ktype = $1 and ($2::int is null or genart_id = $2) group by fitset_id, genart_id) c
      join ${s}.article a on a.fitset_id = c.fitset_id and a.genart_id = c.genart_id
      join ${s}.article_ref r on r.article_id = a.id and r.kind = 2 and (r.owner_id = own.make_id or not exists (
        select from ${s}.article_ref o where o.article_id = a.id and o.kind = 2 and o.owner_id = own.make_id))`;

const numbersOfVersion = catalogueStatement(
  "guided_references",
  (s) => `with own as (select make_id from ${s}.vehicle where ktype = $1),
    found as materialized (select f.* from own cross join lateral (${carried(s)}) f
      where $3::text[] is null or f.norm = any($3))
    select json_build_object(
      'uses', coalesce((select json_agg(u) from (
        select norm, min(printed) as printed, genart_id as "itemId", fitset_id as set, min(conds) as conditions,
          json_agg(crit order by id) as parts from found group by norm, genart_id, fitset_id order by norm, fitset_id) u), '[]'),
      'conditions', coalesce((select json_object_agg(id, txt) from ${s}.fitment_cond
        where id in (select unnest(conds) from found)), '{}'),
      'values', coalesce((select json_agg(json_build_object('id', v.id, 'itemId', u.genart_id, 'key', c.key, 'kind', c.kind,
          'unit', c.unit, 'value', v.value, 'decisive', gc.mandatory, 'question', (${labelOf(s, "criterion", "c.id")}),
          'text', (${labelOf(s, "value", "v.id")})) order by gc.rank, v.sort nulls last, v.value)
        from (select distinct genart_id, unnest(crit) as value_id from found) u
        join ${s}.criterion_value v on v.id = u.value_id join ${s}.criterion c on c.id = v.criterion_id
        join ${s}.genart_criterion gc on gc.criterion_id = c.id and gc.genart_id = u.genart_id
        where $5 or c.key = any($6::text[])), '[]')) as answer`,
);

const labelOf = (s: string, kind: string, id: string) => `select l.text from ${s}.label l
  where l.kind = '${kind}' and l.id = ${id} and l.language = any($4::text[])
  order by array_position($4::text[], l.language) limit 1`;

const partsOfVersion = catalogueStatement(
  "guided_parts",
  (s) => `with own as (select make_id from ${s}.vehicle where ktype = $1)
    select f.genart_id as "itemId", null as label, count(distinct f.norm)::int as references
    from own cross join lateral (${carried(s)}) f group by f.genart_id order by f.genart_id`,
);

async function versionOf(schema: string, vehicleId: number): Promise<number | null> {
  const [row] = await readReplica<{ ktype: number }>(versionOfNumber(schema), [vehicleId]);
  return row?.ktype ?? null;
}

interface Answer {
  uses: StoredUse[];
  conditions: Record<string, Readonly<Record<string, unknown>>>;
  values: StoredValue[];
}

/** The guided selection of a fresh installation: the OE numbers of its catalogue, and why the articles behind them differ. */
export const embeddedGuidedSelection: GuidedSelection = {
  async items() {
    return (await readReplica<{ id: number }>(everyItem(await liveCatalogue()), [])).map(({ id }) => id);
  },
  async vehicleId(ktype) {
    const [row] = await readReplica<{ id: number }>(numberOfVersion(await liveCatalogue()), [ktype]);
    return row?.id ?? null;
  },
  async parts({ vehicleId }) {
    const schema = await liveCatalogue();
    const ktype = await versionOf(schema, vehicleId);
    return ktype === null ? null : readReplica<GuidedPart>(partsOfVersion(schema), [ktype, null]);
  },
  async references({ vehicleId, lang, itemId, oes }) {
    const schema = await liveCatalogue();
    const ktype = await versionOf(schema, vehicleId);
    if (ktype === null) return null;
    // Of a whole vehicle only what the car is judged by: what is seen on parts is told where some are chosen.
    const some = itemId !== undefined || oes !== undefined;
    const asked = [ktype, itemId ?? null, oes ?? null, languageChain(lang), some, [...judgedOfParts]];
    const [row] = await readReplica<{ answer: Answer }>(numbersOfVersion(schema), asked);
    return row ? referencesOf(row.answer, lang) : [];
  },
};
