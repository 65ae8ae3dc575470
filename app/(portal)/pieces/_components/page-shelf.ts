import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";
import { shelfPath, shelfStarts } from "@/lib/domains/catalogue/shelves/rules";
import { findShelf } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** Who browses and in which language. */
export const browser = cache(async (scope: Scope) => {
  const [actor, language] = await Promise.all([requireActorAt(shelfStarts[scope]), pageLanguage()]);
  return { actor, lang: language };
});

/** The brand or make of a page; another spelling leads to its own address, `rest` kept. */
export const pageShelf = cache(async (scope: Scope, segment: string, rest = "") => {
  const { actor, lang } = await browser(scope);
  const word = decodeSegment(segment) ?? "";
  const shelf = await findShelf(actor, { scope, brand: word });
  if (!shelf) notFound();
  const base = shelfPath(scope, shelf.name);
  if (shelf.name !== word) redirect(base + rest);
  return { actor, lang, shelf, base };
});
