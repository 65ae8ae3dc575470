import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { guessSearch, hitsPerPage } from "@/lib/domains/catalogue/search/rules";
import type { PartHit } from "@/lib/domains/catalogue/search/schema";
import { collectAvailability } from "@/lib/domains/offers/queries/list-availability";
import { listOpenSuppliers } from "@/lib/domains/offers/queries/list-open-suppliers";
import { mostArticles, type SupplierOffer } from "@/lib/domains/offers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { isHubSource } from "../tabs";
import type { HubHits } from "./schema";

export const mostHubHits = 50;

interface Wanted {
  /** A reference, an EAN or an OE number in any spelling. */
  text: string;
  lang: Language;
}

/** Articles of a number that IDLP or PAP offer at a price, at most fifty. */
export async function searchHub(actor: Actor, { text, lang }: Wanted): Promise<HubHits> {
  requireRight(actor, "cart");
  requireRight(actor, "HubIdlp");
  const [articles, suppliers] = await Promise.all([
    findArticles(actor, { text, lang }),
    listOpenSuppliers(actor, { articleIds: [] }),
  ]);
  const codes = suppliers.map(({ supplier }) => supplier.code).filter(isHubSource);
  if (articles.length === 0 || codes.length === 0) return { items: [], cut: false, silent: [] };
  const items = articles.map(({ id }) => ({ articleId: id }));
  const { answers } = await collectAvailability(actor, { items, suppliers: codes });
  const offered = new Map<number, SupplierOffer[]>();
  for (const { supplier, offers } of answers)
    for (const one of offers)
      if ((one.netCents ?? one.publicCents) && one.state !== "error")
        offered.set(one.articleId, [...(offered.get(one.articleId) ?? []), { ...one, supplier }]);
  const found = articles.flatMap((article) => {
    const offers = offered.get(article.id);
    return offers ? [{ ...article, offers }] : [];
  });
  return {
    items: found.slice(0, mostHubHits),
    cut: found.length > mostHubHits,
    silent: answers.flatMap(({ supplier, status }) => (status === "ok" ? [] : [supplier.name])),
  };
}

/** The articles of a number, as many as suppliers are asked for at once. */
async function findArticles(actor: Actor, { text, lang }: Wanted): Promise<PartHit[]> {
  const kind = guessSearch(text);
  if (kind === null) return [];
  const question = { text, lang, kind: kind === "ean" ? ("ean" as const) : ("ref" as const), exactOnly: true };
  const first = await searchParts(actor, { ...question, page: 1 });
  const pages = Math.min(first.pages, mostArticles / hitsPerPage);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => searchParts(actor, { ...question, page: at + 2 })),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}
