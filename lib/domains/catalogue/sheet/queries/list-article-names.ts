import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { ArticleName, CatalogueLanguage } from "../../tree/schema";

const names = catalogueStatement(
  "names_of_articles",
  (s) => `select a.id, a.article_no as number, coalesce(a.label, l.label) as label,
      json_build_object('id', b.id, 'name', b.name) as brand
    from ${s}.article a join ${s}.brand b on b.id = a.brand_id
    join ${s}.genart_label l on l.genart_id = a.genart_id and l.lang = $2
    where a.id = any($1::int[])`,
);

interface Wanted {
  ids: number[];
  lang: CatalogueLanguage;
}

/** Brand, number and label of articles, in no order; ids that do not exist are left out. */
export async function listArticleNames(actor: Actor, { ids, lang }: Wanted): Promise<ArticleName[]> {
  requireUser(actor);
  return ids.length === 0 ? [] : readReplica<ArticleName>(names(await liveCatalogue()), [ids, lang]);
}
