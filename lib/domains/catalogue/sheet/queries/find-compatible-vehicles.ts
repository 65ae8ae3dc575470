import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { CompatibleVehicle, CompatibleVehicles } from "../compatible";
import { pageOf } from "../../list/pages";

export const vehiclesPerPage = 50;
/** Articles looked at behind one original number. */
const mostArticles = 200;

const vehiclesOf = (s: string, found: string) => `with found as materialized (
      select distinct r.article_id from ${s}.article_ref r where r.norm = $2 and ${found} limit ${mostArticles}),
    sets as materialized (
      select distinct a.fitset_id from found join ${s}.article a on a.id = found.article_id where a.fitset_id is not null),
    fitting as materialized (
      select distinct fv.ktype from sets join ${s}.fitset_vehicle fv on fv.fitset_id = sets.fitset_id),
    cars as (
      select k.id as "makeId", k.name as make, m.name as model, v.name as version, v.vtype, v.ktype as typnr, v.hmdnr as hmd_nr,
        concat_ws(' ', k.name, m.name, v.name) as "Suggestion", v.from_ym as "fromYm", v.to_ym as "toYm"
      from fitting join ${s}.vehicle v on v.ktype = fitting.ktype
      join ${s}.model m on m.id = v.model_id join ${s}.make k on k.id = v.make_id),
    page as (select * from cars order by make, model, "fromYm" nulls last, version, typnr limit $3 offset $4)
    select (select count(*)::int from found) as articles, (select count(*)::int from fitting) as total,
      coalesce((select json_agg(page) from page), '[]') as items`;

const ofPart = catalogueStatement("vehicles_of_part", (s) => vehiclesOf(s, "r.kind = 1 and r.brand_id = $1"));
const ofOemPart = catalogueStatement("vehicles_of_oem_part", (s) => vehiclesOf(s, "r.kind = 2 and r.owner_id = $1"));

export interface VehiclesOf {
  kind: "part" | "oemPart";
  /** The brand of a part, the vehicle make of an original one. */
  makeId: number;
  ref: string;
  page: number;
}

interface Found {
  articles: number;
  total: number;
  items: CompatibleVehicle[];
}

/** The vehicles that a brand's number, or a make's original number, is listed for, 50 a page; 404 for an unknown number. */
export async function findCompatibleVehicles(actor: Actor, asked: VehiclesOf): Promise<CompatibleVehicles> {
  requireUser(actor);
  const { kind, makeId, ref, page } = asked;
  const norm = normaliseNumber(ref);
  if (!norm) throw notFound();
  const statement = (kind === "part" ? ofPart : ofOemPart)(await liveCatalogue());
  const values = [makeId, norm, vehiclesPerPage, pageOf(page, vehiclesPerPage).offset];
  const [row] = await readReplica<Found>(statement, values);
  if (!row || row.articles === 0) throw notFound();
  return { ...row, page, pages: Math.ceil(row.total / vehiclesPerPage) };
}
