import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { normaliseNumber } from "@/lib/shared/part-number";
import { textIn } from "@/lib/shared/languages";
import type { OeApplicability } from "./port";

/** Vehicles told of a number at once. */
export const vehiclesPerPage = 50;
/** Articles looked at behind one number. */
const mostArticles = 200;

const ofNumber = catalogueStatement(
  "oe_applicability",
  (s) => `with refs as materialized (
      select r.owner_id, r.article_id, r.genart_id, r.printed from ${s}.article_ref r where r.norm = $1 and r.kind = 2 limit ${mostArticles}),
    owners as (select owner_id, min(printed) as printed, mode() within group (order by genart_id) as genart_id
      from refs group by owner_id)
    select o.printed as part_code, k.name as make, o.genart_id as "genartId",
      (select json_object_agg(l.language, l.text) from ${s}.label l where l.kind = 'genart' and l.id = o.genart_id) as name,
      (select x.new_printed from oe.supersession x where x.make_id = o.owner_id and x.norm = $1) as "replacedBy",
      array(select x.printed from oe.supersession x where x.make_id = o.owner_id and x.new_norm = $1 order by x.norm limit 12) as replaces,
      fits.total, fits.vehicles
    from owners o join ${s}.make k on k.id = o.owner_id
    cross join lateral (
      with sets as materialized (select distinct a.fitset_id from refs r join ${s}.article a on a.id = r.article_id
          where r.owner_id = o.owner_id and a.fitset_id is not null),
        cars as materialized (select distinct v.ktype, v.model_id, v.name, v.from_ym, v.to_ym
          from sets t join ${s}.fitset_vehicle f on f.fitset_id = t.fitset_id
          join ${s}.vehicle v on v.ktype = f.ktype and v.make_id = o.owner_id)
      select (select count(*)::int from cars) as total, coalesce((select json_agg(json_build_object('make', k.name, 'model', p.model,
          'version', p.name, 'fromYm', p.from_ym, 'toYm', p.to_ym) order by p.model, p.from_ym nulls last, p.name, p.ktype)
        from (select c.*, m.name as model from cars c join ${s}.model m on m.id = c.model_id
          order by m.name, c.from_ym nulls last, c.name, c.ktype limit ${vehiclesPerPage} offset $2) p), '[]') as vehicles) fits
    order by fits.total desc, k.name`,
);

type Row = Omit<OeApplicability, "part_name"> & { name: Record<string, string> | null };

/** What the makers of the live catalogue know of a number in any spelling; empty where none has it. */
export async function findApplicability(asked: {
  number: string;
  lang: string;
  page: number;
}): Promise<OeApplicability[]> {
  const norm = normaliseNumber(asked.number);
  if (!norm) return [];
  const rows = await readReplica<Row>(ofNumber(await liveCatalogue()), [norm, (asked.page - 1) * vehiclesPerPage]);
  return rows.map(({ name, ...row }) => ({ ...row, part_name: (name && textIn(name, asked.lang)) ?? row.part_code }));
}
