import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { pictureRights, zonesOf, type Placed } from "./rules";
import type { OriginalNumbers, PictureGenart } from "./schema";
import { readLabelled } from "../labels/queries";

const onPictures = catalogueStatement(
  "picture_genarts",
  (s) => `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId"
    from ${s}.genart g where g.id = any($1::int[]) and g.vehicle_bound`,
);

/** Which generic articles can be chosen on a vehicle's pictures: parts of a vehicle that have a zone, in the order asked. */
export async function listPictureGenarts(actor: Actor, { ids }: { ids: number[] }): Promise<number[]> {
  requireUser(actor);
  const rows = await readReplica<Placed>(onPictures(await liveCatalogue()), [ids]);
  const known = new Set(rows.filter((row) => zonesOf(row).length > 0).map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

interface OfVehicle {
  ktype: number;
  lang: Language;
}

// Articles of the vehicle, each once; those that say an axle say it by a value of the criterion pos.
const ofVehicle = (s: string) => `with pos as (
      select v.id, v.value from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id and c.key = 'pos'),
    sets as (select distinct fitset_id from ${s}.fitset_vehicle where ktype = $1),
    found as (select a.id, a.genart_id,
        a.crit && (select array_agg(id) from pos where value = 'front') as front,
        a.crit && (select array_agg(id) from pos where value = 'rear') as rear
      from sets join ${s}.article a on a.fitset_id = sets.fitset_id)`;

const named = (s: string) => `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId",
      json_build_object('all', k.n, 'front', k.front, 'rear', k.rear) as counts
    from counted k join ${s}.genart g on g.id = k.genart_id order by g.weight desc, g.id`;

const byArticles = catalogueStatement(
  "picture_articles",
  (s) => `${ofVehicle(s)},
    counted as (select genart_id, count(*)::int as n, count(*) filter (where front)::int as front,
        count(*) filter (where rear)::int as rear from found group by genart_id)
    ${named(s)}`,
);

const byNumbers = catalogueStatement(
  "picture_numbers",
  (s) => `${ofVehicle(s)},
    numbers as (select f.genart_id, r.norm, bool_and(f.front) as front, bool_and(f.rear) as rear
      from found f join ${s}.article_ref r on r.article_id = f.id and r.kind = 2
        and r.owner_id = (select make_id from ${s}.vehicle where ktype = $1)
      group by f.genart_id, r.norm),
    counted as (select genart_id, count(*)::int as n, count(*) filter (where front)::int as front,
        count(*) filter (where rear)::int as rear from numbers group by genart_id)
    ${named(s)}`,
);

async function readNamed(statement: typeof byArticles, { ktype, lang }: OfVehicle): Promise<PictureGenart[]> {
  const { rows, labels } = await readLabelled<Omit<PictureGenart, "label">>(statement, [ktype], lang);
  return rows.map((row) => ({ ...row, label: labels.of("genart", row.id) }));
}

/** The generic articles of a vehicle with how many articles each has, best known first. */
export async function listGenartsByArticles(actor: Actor, { ktype, lang }: OfVehicle): Promise<PictureGenart[]> {
  requireRight(actor, ...pictureRights);
  return readNamed(byArticles, { ktype, lang });
}

/** Those whose articles carry original numbers of the vehicle's make, with how many numbers, best known first. */
export async function listGenartsByNumbers(actor: Actor, { ktype, lang }: OfVehicle): Promise<PictureGenart[]> {
  requireRight(actor, "OEM");
  requireRight(actor, ...pictureRights);
  return readNamed(byNumbers, { ktype, lang });
}

const mostNumbers = 6;

const numbersOf = catalogueStatement(
  "picture_oes",
  (s) => `${ofVehicle(s)},
    ranked as (select f.genart_id, r.norm, min(r.printed) as printed,
        row_number() over (partition by f.genart_id order by count(*) desc, r.norm) as rank
      from found f join ${s}.article_ref r on r.article_id = f.id and r.kind = 2
        and r.owner_id = (select make_id from ${s}.vehicle where ktype = $1)
      where f.genart_id = any($2::int[]) group by f.genart_id, r.norm
      having not coalesce(bool_and(case $3 when 'front' then f.front when 'rear' then f.rear end), false))
    select genart_id as id, json_agg(printed order by rank) as numbers from ranked where rank <= ${mostNumbers} group by genart_id`,
);

/** The original numbers of the vehicle's make that most articles of these generic articles carry, six each at most; without those of one axle alone. */
export async function listOriginalNumbers(
  actor: Actor,
  { ktype, genartIds, without }: { ktype: number; genartIds: readonly number[]; without?: "front" | "rear" },
): Promise<OriginalNumbers[]> {
  requireRight(actor, "OEM");
  return readReplica<OriginalNumbers>(numbersOf(await liveCatalogue()), [ktype, genartIds, without ?? null]);
}

const zoneMembers = catalogueStatement(
  "zone_genarts",
  (s) => `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId"
    from ${s}.genart g where g.vehicle_bound order by g.weight desc, g.id`,
);

/** Every generic article of the catalogue that can be chosen on a picture, best known first. */
export async function listPlacedGenarts(actor: Actor): Promise<Placed[]> {
  requireUser(actor);
  return readReplica<Placed>(zoneMembers(await liveCatalogue()), []);
}
