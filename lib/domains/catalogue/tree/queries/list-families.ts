import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { CatalogueLanguage, FamilyRow, GenartRow, SubfamilyRow } from "../schema";

interface OfVehicle {
  ktype: number;
  lang: CatalogueLanguage;
}

const label = (table: string) => `case $2 when 'fr' then ${table}.label_fr else ${table}.label_en end`;

const familiesOfVehicle = catalogueStatement(
  "vehicle_families",
  (s) => `select f.id, ${label("f")} as label, sum(k.n)::int as count
    from ${s}.ktype_genart k join ${s}.genart g on g.id = k.genart_id join ${s}.family f on f.id = g.family_id
    where k.ktype = $1 group by f.id order by f.id`,
);

/** The families that hold articles for the vehicle, with how many. */
export async function listFamilies(actor: Actor, { ktype, lang }: OfVehicle): Promise<FamilyRow[]> {
  requireUser(actor);
  return readReplica<FamilyRow>(familiesOfVehicle(await liveCatalogue()), [ktype, lang]);
}

const subfamiliesOfVehicle = catalogueStatement(
  "vehicle_subfamilies",
  (
    s,
  ) => `select sf.id, ${label("sf")} as label, sf.family_id as "familyId", ${label("f")} as family, sum(k.n)::int as count,
      json_agg(json_build_object('id', g.id, 'label', l.label, 'count', k.n) order by g.weight desc, g.id) as genarts
    from ${s}.genart g
    join ${s}.ktype_genart k on k.ktype = $1 and k.genart_id = g.id
    join ${s}.subfamily sf on sf.id = g.subfamily_id
    join ${s}.family f on f.id = g.family_id
    join ${s}.genart_label l on l.genart_id = g.id and l.lang = $2
    where g.family_id = $3 group by sf.id, f.id order by sf.id`,
);

/** The subfamilies of a family that hold articles for the vehicle, each with its generic articles, best known first. */
export async function listSubfamilies(
  actor: Actor,
  { ktype, lang, familyId }: OfVehicle & { familyId: number },
): Promise<SubfamilyRow[]> {
  requireUser(actor);
  return readReplica<SubfamilyRow>(subfamiliesOfVehicle(await liveCatalogue()), [ktype, lang, familyId]);
}

const genartsOfVehicle = catalogueStatement(
  "vehicle_genarts",
  (
    s,
  ) => `select g.id, l.label, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId", k.n as count
    from ${s}.ktype_genart k join ${s}.genart g on g.id = k.genart_id
    join ${s}.genart_label l on l.genart_id = g.id and l.lang = $2
    where k.ktype = $1 order by g.weight desc, g.id`,
);

/** Every generic article that has articles for the vehicle, best known first. */
export async function listVehicleGenarts(actor: Actor, { ktype, lang }: OfVehicle): Promise<GenartRow[]> {
  requireUser(actor);
  return readReplica<GenartRow>(genartsOfVehicle(await liveCatalogue()), [ktype, lang]);
}
