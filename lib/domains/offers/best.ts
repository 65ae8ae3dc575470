import type { SupplierOffer } from "./schema";

export interface BestOffer<Article> {
  article: Article;
  offer: SupplierOffer;
}

export const priceOf = ({ netCents, publicCents }: SupplierOffer): number => netCents ?? publicCents ?? 0;
/** Whether a part is neither new nor rebuilt; one of which nobody says it is new. */
export const isUsed = (partType: string | null): boolean =>
  partType !== null && !["neuve", "réusine", "consigne"].includes(partType);
const rank = (offer: SupplierOffer): number => (offer.state === "available" ? 0 : 2) + (isUsed(offer.partType) ? 1 : 0);

/** The offers of articles that can be bought for a customer; francs are for the company itself. */
export const offered = <Article extends { id: number }>(
  articles: readonly Article[],
  offersOf: (articleId: number) => readonly SupplierOffer[],
): BestOffer<Article>[] =>
  articles.flatMap((article) =>
    offersOf(article.id)
      .filter((offer) => offer.state !== "error" && offer.currency === "EUR" && priceOf(offer) > 0)
      .map((offer) => ({ article, offer })),
  );

/**
 * The best offer among articles that do the same: one that is there before one that is to come, new or rebuilt before
 * used, then the cheapest for the packs that are needed, then the first supplier and article. Null where none has a price.
 */
export function bestOffer<Article extends { id: number }>(
  articles: readonly Article[],
  offersOf: (articleId: number) => readonly SupplierOffer[],
  packsOf: (article: Article) => number = () => 1,
): BestOffer<Article> | null {
  const sum = ({ article, offer }: BestOffer<Article>) => packsOf(article) * priceOf(offer);
  const [best] = offered(articles, offersOf).sort(
    (a, b) => rank(a.offer) - rank(b.offer) || sum(a) - sum(b) || a.offer.supplier.rank - b.offer.supplier.rank,
  );
  return best ?? null;
}
