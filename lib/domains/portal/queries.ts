import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { shortestSuggestion } from "@/lib/shared/suggestions";
import { contentsOf, fieldContents } from "./rules";
import type { ContentField, ContentSuggestion } from "./schema";
import { listSearches } from "@/lib/domains/catalogue/custom/queries";
import { longestQuery } from "@/lib/domains/catalogue/search/rules";
import { suggest } from "@/lib/domains/catalogue/search/queries/suggest";

/** What the portal itself can lead to under a text of two characters or more, for an editor's field. */
export async function completeContents(
  actor: Actor,
  { field, text, lang }: { field: ContentField; text: string; lang: Language },
): Promise<ContentSuggestion[]> {
  requireUser(actor);
  const typed = text.trim().slice(0, longestQuery);
  if (typed.length < shortestSuggestion || !/[\p{L}\p{N}]/u.test(typed)) return [];
  const [searches, suggested] = await Promise.all([
    listSearches(actor, { lang }),
    suggest(actor, { text: typed, lang }),
  ]);
  return fieldContents(contentsOf({ text: typed, searches, suggested }), field);
}
