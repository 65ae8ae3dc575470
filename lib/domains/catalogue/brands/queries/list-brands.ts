import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { byName } from "@/lib/shared/by-name";
import { readBrandList } from "../rules";
import type { BrandRow } from "../schema";

const everyBrand = catalogueStatement("brands", (s) => `select id, name, country from ${s}.brand`);

/** Every brand of the catalogue by name. */
export async function listBrands(actor: Actor): Promise<BrandRow[]> {
  requireUser(actor);
  return (await readReplica<BrandRow>(everyBrand(await liveCatalogue()), [])).sort(byName);
}

const brandsOfIds = catalogueStatement(
  "brands_of_ids",
  (s) => `select id, name, country from ${s}.brand where id = any($1::int[]) order by array_position($1, id)`,
);

/** The brands that the user prefers, in the user's order. */
export async function listUserBrands(actor: Actor): Promise<BrandRow[]> {
  requireUser(actor);
  const { partBrands } = await getUserSettings(actor);
  const ids = typeof partBrands === "string" ? readBrandList(partBrands) : [];
  return ids.length > 0 ? readReplica<BrandRow>(brandsOfIds(await liveCatalogue()), [ids]) : [];
}

/** Those of the ids that are brands, in their order. */
export async function nameBrands(actor: Actor, { ids }: { ids: readonly number[] }): Promise<BrandRow[]> {
  requireUser(actor);
  return readReplica<BrandRow>(brandsOfIds(await liveCatalogue()), [ids]);
}

/** The same, their ids alone. */
export const knownBrands = async (actor: Actor, asked: { ids: readonly number[] }): Promise<number[]> =>
  (await nameBrands(actor, asked)).map(({ id }) => id);
