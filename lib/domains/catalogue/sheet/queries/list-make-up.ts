import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";

/** What an article states of itself, by the keys of its criteria, and the parts of which a kit is made. */
export interface MakeUp {
  id: number;
  values: Readonly<Record<string, readonly string[]>>;
  parts: { genartId: number; quantity: number }[];
}

const makeUp = catalogueStatement(
  "article_make_up",
  (s) => `select a.id,
      coalesce((select json_object_agg(key, said) from (
        select c.key, json_agg(v.value order by v.id) as said
        from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
        where v.id = any(a.crit) group by c.key) one), '{}') as values,
      coalesce((select json_agg(json_build_object('genartId', genart_id, 'quantity', quantity)) from (
        select p.genart_id, sum(k.quantity)::int as quantity
        from ${s}.kit_part k join ${s}.article p on p.id = k.article_id
        where k.kit_id = a.id group by p.genart_id) one), '[]') as parts
    from ${s}.article a where a.id = any($1::int[])`,
);

/** The make-up of articles; those that the catalogue does not know are left out. */
export async function listMakeUp(actor: Actor, { ids }: { ids: readonly number[] }): Promise<Map<number, MakeUp>> {
  requireUser(actor);
  if (ids.length === 0) return new Map();
  const rows = await readReplica<MakeUp>(makeUp(await liveCatalogue()), [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
