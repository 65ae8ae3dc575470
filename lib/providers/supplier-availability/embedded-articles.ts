import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";

/** By what another house knows an article. */
export interface KnownArticle {
  id: number;
  brand: string;
  number: string;
  ean: string | null;
}

const articles = catalogueStatement(
  "supplier_articles",
  (s) => `select a.id, b.name as brand, a.article_no as number, a.ean
    from ${s}.article a join ${s}.brand b on b.id = a.brand_id where a.id = any($1::int[])`,
);

/** Brand, number and EAN of articles of the live catalogue; ids that it has not are left out. */
export async function knownArticles(ids: readonly number[]): Promise<KnownArticle[]> {
  return readReplica<KnownArticle>(articles(await liveCatalogue()), [ids]);
}
