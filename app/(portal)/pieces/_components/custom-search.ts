import "server-only";
import { cache } from "react";
import { findSearch } from "@/lib/domains/catalogue/custom/queries";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** The custom search that a segment of an address names, once per request; null when there is none. */
export const searchAt = cache(async (segment: string) => {
  const [actor, language] = await Promise.all([requireActorAt("/pieces/custom-search"), pageLanguage()]);
  return findSearch(actor, { name: decodeSegment(segment) ?? "", lang: language });
});
