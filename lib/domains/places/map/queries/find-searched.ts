import { searchNumber } from "@/lib/domains/catalogue/search/queries/search-numbers";
import { guessSearch, searchKey } from "@/lib/domains/catalogue/search/rules";
import { listArticleNames } from "@/lib/domains/catalogue/sheet/queries/list-article-names";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { Holders } from "../schema";

/** Articles of one number that are looked for at once. */
const mostArticles = 20;

export interface Searched extends Pick<Holders, "articles" | "more"> {
  state: "number" | "words";
  /** What was typed, where other stocks than those of the catalogue's articles are to be asked. */
  number: string | null;
}

interface Asked {
  q?: string;
  article?: number;
  lang: Language;
}

/** The articles that a reference or an EAN names, or the one that was chosen. */
export async function findSearched(actor: Actor, { q = "", article, lang }: Asked): Promise<Searched> {
  requireRight(actor, "map");
  if (article !== undefined)
    return { state: "number", number: null, more: 0, articles: await named(actor, [article], lang) };
  const guessed = guessSearch(q);
  // "WL7464" may be read as a word: whatever holds a digit is tried as a number.
  const kind = guessed === "search" && /\d/.test(q) ? "ref" : guessed;
  const key = kind === null || kind === "search" ? null : searchKey(kind, q);
  if (kind === null || key === null) return { state: "words", number: null, articles: [], more: 0 };
  const { items, total } = await searchNumber(actor, { key, match: "exact", kind, lang, page: 1 });
  const articles = await named(
    actor,
    items.slice(0, mostArticles).map(({ id }) => id),
    lang,
  );
  return { state: "number", number: q, articles, more: Math.max(0, total - articles.length) };
}

async function named(actor: Actor, ids: number[], lang: Language): Promise<Holders["articles"]> {
  const names = await listArticleNames(actor, { ids, lang });
  return names.map(({ id, brand, number, label }) => ({ id, label: `${brand.name} ${number}`, name: label }));
}
