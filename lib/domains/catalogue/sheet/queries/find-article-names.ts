import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { everyName } from "../../labels/queries";

/** What an article is called, in every language, without anything else of its sheet. */
export interface ArticleNames {
  id: number;
  number: string;
  brand: { id: number; name: string };
  genartId: number;
  /** What it is called in each language of the catalogue. */
  labels: Record<string, string>;
}

const names = catalogueStatement(
  "article_names",
  (
    s,
  ) => `select a.id, a.article_no as number, json_build_object('id', b.id, 'name', b.name) as brand, a.genart_id as "genartId",
      a.label, coalesce(${everyName(s, "genart", "a.genart_id")}, '{}') as labels
    from ${s}.article a
    join ${s}.brand b on b.id = a.brand_id
    where a.id = $1`,
);

/** The names of an article; null when there is none. */
export async function findArticleNames(actor: Actor, { id }: { id: number }): Promise<ArticleNames | null> {
  requireUser(actor);
  const [row] = await readReplica<ArticleNames & { label: string | null }>(names(await liveCatalogue()), [id]);
  if (!row) return null;
  const { label: own, labels, ...article } = row;
  const named = Object.entries(labels).map(([language, text]) => [language, own ?? text] as const);
  return { ...article, labels: Object.fromEntries(named) };
}
