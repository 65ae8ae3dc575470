import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";

/** What an article is called, in the catalogue's languages, without anything else of its sheet. */
export interface ArticleNames {
  id: number;
  number: string;
  brand: { id: number; name: string };
  genartId: number;
  label: { fr: string; en: string };
}

const names = catalogueStatement(
  "article_names",
  (
    s,
  ) => `select a.id, a.article_no as number, json_build_object('id', b.id, 'name', b.name) as brand, a.genart_id as "genartId",
      json_build_object('fr', coalesce(a.label, fr.label), 'en', coalesce(a.label, en.label)) as label
    from ${s}.article a
    join ${s}.brand b on b.id = a.brand_id
    join ${s}.genart_label fr on fr.genart_id = a.genart_id and fr.lang = 'fr'
    join ${s}.genart_label en on en.genart_id = a.genart_id and en.lang = 'en'
    where a.id = $1`,
);

/** The names of an article; null when there is none. */
export async function findArticleNames(actor: Actor, { id }: { id: number }): Promise<ArticleNames | null> {
  requireUser(actor);
  const [row] = await readReplica<ArticleNames>(names(await liveCatalogue()), [id]);
  return row ?? null;
}
