import "server-only";
import { cache } from "react";
import { readShelfPlace } from "@/lib/domains/catalogue/shelves/rules";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";
import { listShelfSubfamilies } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { pageShelf } from "./page-shelf";

const subfamiliesOnce = cache(async (scope: Scope, brand: string, family: number, rest: string) => {
  const { actor, lang, shelf } = await pageShelf(scope, brand, rest);
  return listShelfSubfamilies(actor, { scope, brandId: shelf.id, lang, family });
});

/** What an address below a brand's or make's shelf names, once per request: its family, subfamily and generic article; else null. */
export async function findShelfPart(scope: Scope, brand: string, segments: readonly string[]) {
  const place = readShelfPlace(segments);
  if (!place) return null;
  const rows = await subfamiliesOnce(scope, brand, place.family, `/parts/${segments.join("/")}`);
  const subfamilies = rows.filter(({ id }) => place.subFamily === undefined || id === place.subFamily);
  const [row] = subfamilies;
  const genart = row?.genarts.find(({ id }) => id === place.itemId);
  if (!row || (place.itemId && !genart)) return null;
  return { place, row, subfamilies, genart };
}
