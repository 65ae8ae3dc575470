import { useMemo } from "react";
import { bestOffer, type BestOffer } from "@/lib/domains/offers/best";
import { useAvailability } from "./use-availability";

interface Part<Article> {
  genart: { id: number };
  articles: readonly Article[];
}

/** The best offer of a part as far as suppliers have answered. */
export interface PartOffer<Article> {
  best: BestOffer<Article> | null;
  loading: boolean;
  /** Nobody could be asked. */
  failed: boolean;
}

/** The best offer of each part, by its generic article, asked for together. */
export function useBestOffers<Article extends { id: number }>(
  parts: readonly Part<Article>[],
): ReadonlyMap<number, PartOffer<Article>> {
  const ids = useMemo(() => [...new Set(parts.flatMap(({ articles }) => articles.map(({ id }) => id)))], [parts]);
  const { byArticle } = useAvailability(ids);
  return useMemo(
    () =>
      new Map(
        parts.map(({ genart, articles }) => {
          const asked = articles.map(({ id }) => byArticle.get(id));
          return [
            genart.id,
            {
              best: bestOffer(articles, (id) => byArticle.get(id)?.offers ?? []),
              loading: asked.some((one) => one?.loading ?? true),
              failed: asked.length > 0 && asked.every((one) => one?.failed === true),
            },
          ];
        }),
      ),
    [parts, byArticle],
  );
}
