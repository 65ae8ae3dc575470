import "server-only";
import { cache } from "react";
import { findStockItem } from "@/lib/domains/stock/queries/find-items";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { readId } from "@/lib/shared/address";

/** The company's own item that a segment of an address names, once per request; null when there is none. */
export const itemAt = cache(async (segment: string) => {
  const [actor, language] = await Promise.all([requireActorAt("/pieces/own"), pageLanguage()]);
  const id = readId(segment);
  return id === null ? null : findStockItem(actor, { id, lang: language });
});
