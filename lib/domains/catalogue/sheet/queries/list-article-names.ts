import { onlyCustomer, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import type { ArticleName } from "../../tree/schema";
import { readLabelled } from "../../labels/queries";
import { nameArticle, type StoredArticle } from "../../labels/rules";

const names = catalogueStatement(
  "names_of_articles",
  (s) => `select a.id, a.article_no as number, a.label, a.genart_id as "genartId",
      json_build_object('id', b.id, 'name', b.name) as brand
    from ${s}.article a join ${s}.brand b on b.id = a.brand_id
    where a.id = any($1::int[])`,
);

interface Wanted {
  ids: number[];
  lang: Language;
}

/** Brand, number and label of articles, in no order; ids that do not exist are left out. */
export async function listArticleNames(actor: Actor, { ids, lang }: Wanted): Promise<ArticleName[]> {
  onlyCustomer(actor);
  if (ids.length === 0) return [];
  const { rows, labels } = await readLabelled<Omit<ArticleName, "label"> & StoredArticle>(names, [ids], lang);
  return rows.map((row) => nameArticle(row, labels));
}
