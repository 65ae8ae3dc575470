import { findVersionOfCodes } from "@/lib/domains/vehicles/queries/find-version-of-codes";
import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { compactKey } from "@/lib/shared/compact";
import type { Language } from "@/lib/shared/languages";
import { storeIcon, storeSegment } from "../store/rules";
import type { MddIcon, StorePart } from "../store/schema";
import { readLabelled } from "../../labels/queries";
import { placeNames, type Unnamed } from "../../tree/queries/list-reference";

const partsOfVehicle = catalogueStatement(
  "store_parts",
  (s) => `with sets as materialized (select distinct fitset_id, genart_id from ${s}.fitset_vehicle where ktype = $1),
    held as materialized (
      select a.genart_id, b.segment = '${storeSegment}' as mdd, coalesce(t.vhu, 0) > 0 as pre, b.name
      from sets join ${s}.article a on a.fitset_id = sets.fitset_id and a.genart_id = sets.genart_id
      join ${s}.brand b on b.id = a.brand_id left join ${s}.article_trade t on t.article_id = a.id
      where b.segment = '${storeSegment}' or t.vhu > 0)
    select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId", count(*) filter (where h.mdd)::int as mdd,
      count(*) filter (where h.pre)::int as pre, coalesce(array_agg(distinct h.name) filter (where h.mdd), '{}') as brands
    from held h join ${s}.genart g on g.id = h.genart_id
    group by g.id order by g.weight desc, g.id`,
);

interface OfVehicle {
  ktype: number;
  lang: Language;
}

/** The parts of a vehicle that store brands or breakers offer; what breakers hold is told to those who may know it. */
export async function listStoreParts(actor: Actor, { ktype, lang }: OfVehicle): Promise<StorePart[]> {
  requireUser(actor);
  const { rows: stored, labels } = await readLabelled<Unnamed<StorePart>>(partsOfVehicle, [ktype], lang);
  const rows: StorePart[] = stored.map((row) => ({ ...row, ...placeNames(row, labels) }));
  if (hasRight(actor, "PRE", "vhu")) return rows;
  return rows.filter(({ mdd }) => mdd > 0).map((row) => ({ ...row, pre: null }));
}

interface OfCodes {
  ktype: number | null;
  vinEC: string;
  vinCE: string;
  lang: Language;
}

/** The same for the version that a registry's two codes name, when no ktype says it; none for codes that name no version. */
export async function listStorePartsOfCodes(
  actor: Actor,
  { ktype, vinEC, vinCE, lang }: OfCodes,
): Promise<StorePart[]> {
  requireUser(actor);
  if (ktype !== null) return listStoreParts(actor, { ktype, lang });
  const codes = [vinEC, vinCE].map(compactKey).filter((code) => code !== "" && code !== "NULL");
  if (codes.length === 0) return [];
  const found = await findVersionOfCodes(actor, { codes });
  return found === null ? [] : listStoreParts(actor, { ktype: found, lang });
}

const storeBrands = catalogueStatement(
  "store_brands",
  (s) => `select id, name from ${s}.brand where segment = '${storeSegment}' order by lower(name), name`,
);

/** The store brands, each with its icon. */
export async function listMddIcons(actor: Actor): Promise<MddIcon[]> {
  requireUser(actor);
  const rows = await readReplica<Omit<MddIcon, "icon">>(storeBrands(await liveCatalogue()), []);
  return rows.map((row) => ({ ...row, icon: storeIcon(row.name) }));
}
