import { companySettings } from "@/lib/domains/account/settings/queries";
import { nameBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { factsOf, hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { homeLanguage, languageOf, writtenLanguage, type WrittenLanguage } from "@/lib/shared/languages";
import type { Right } from "@/lib/shared/rights";
import { groupsOfRoles } from "../../statements";
import type { TileReader } from "../rules";
import type { TileRow } from "../rows";

/** Whoever looks, with the names of the brands of those tiles. */
export type NamedReader = TileReader & { brandNames: ReadonlyMap<number, string> };

/** Who looks at tiles: families and groups of the actor's company, and which brands of those tiles the catalogue knows. */
export async function readerOfTiles(
  actor: Actor,
  { tiles, vehicle = false, groups }: { tiles: readonly TileRow[]; vehicle?: boolean; groups?: readonly number[] },
): Promise<NamedReader> {
  requireUser(actor);
  const { families } = await companySettings(actor);
  const ids = tiles.flatMap(({ appType, brandId }) => (appType === "internal" && brandId ? [brandId] : []));
  const [found, brands] = await Promise.all([
    groups ?? read<{ id: number }>(groupsOfRoles, [families]).then((rows) => rows.map(({ id }) => id)),
    ids.length > 0 ? nameBrands(actor, { ids: [...new Set(ids)] }) : [],
  ]);
  return {
    roles: new Set(families),
    groups: new Set(found),
    rights: { has: (right) => hasRight(actor, right as Right) },
    brands: new Set(brands.map(({ id }) => id)),
    brandNames: new Map(brands.map(({ id, name }) => [id, name])),
    vehicle,
  };
}

/** The written language in which tiles are told to the actor. */
export const tileLanguage = (actor: Actor): WrittenLanguage =>
  writtenLanguage(languageOf(factsOf(actor).language ?? homeLanguage));
