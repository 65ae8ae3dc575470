import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import { readLabelled } from "../../../labels/queries";
import { placeNames } from "../../../tree/queries/list-reference";
import type { GenartPlace } from "../../../tree/schema";

/** A generic article of a vehicle with how many articles, and the OE numbers that most of them carry. */
export interface PartOfVehicle extends GenartPlace {
  articles: number;
  numbers: string[];
  /** How many OE numbers there are in all. */
  numberCount: number;
}

const mostNumbers = 4;

// An article that bears no number of the vehicle's make is told by those of its sister makes.
const partsOfVehicle = catalogueStatement(
  "overview_parts",
  (s) => `with own as (select make_id from ${s}.vehicle where ktype = $1),
    found as (select a.genart_id, a.id from (select distinct fitset_id, genart_id from ${s}.fitset_vehicle where ktype = $1) c
      join ${s}.article a on a.fitset_id = c.fitset_id and a.genart_id = c.genart_id),
    carried as (select f.genart_id, r.norm, min(r.printed) as printed, count(distinct f.id) as n
      from own, found f join ${s}.article_ref r on r.article_id = f.id and r.kind = 2
      where r.owner_id = own.make_id or not exists (
        select from ${s}.article_ref o where o.article_id = f.id and o.kind = 2 and o.owner_id = own.make_id)
      group by f.genart_id, r.norm),
    ranked as (select *, row_number() over (partition by genart_id order by n desc, norm) as rank from carried),
    numbers as (select genart_id, count(*)::int as n,
        json_agg(printed order by rank) filter (where rank <= ${mostNumbers}) as first from ranked group by genart_id)
    select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId", k.n as articles,
      coalesce(n.first, '[]') as numbers, coalesce(n.n, 0) as "numberCount"
    from ${s}.ktype_genart k join ${s}.genart g on g.id = k.genart_id
    left join numbers n on n.genart_id = g.id where k.ktype = $1 order by g.weight desc, g.id`,
);

type Stored = Omit<PartOfVehicle, "label" | "family" | "subFamily">;

/** Every generic article of a vehicle on one page, best known first. */
export async function listPartsOfVehicle(
  actor: Actor,
  { ktype, lang }: { ktype: number; lang: Language },
): Promise<PartOfVehicle[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Stored>(partsOfVehicle, [ktype], lang);
  return rows.map((row) => ({ ...row, ...placeNames(row, labels) }));
}
