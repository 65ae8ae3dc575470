import { listArticleNames } from "@/lib/domains/catalogue/sheet/queries/list-article-names";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { keptLists, mostKept, type KeptList } from "./rules";
import type { KeptArticle } from "./schema";

const ofUser = {
  name: "kept_articles",
  text: `select article_id as id, list, created_at as since from kept_article
    where company_id = $1 and user_id = $2 and ($3::text is null or list = $3)
    order by created_at desc, article_id limit ${2 * mostKept}`,
};

interface Kept {
  id: number;
  list: KeptList;
  since: Date;
}

interface Wanted {
  lang: Language;
  list?: KeptList;
}

/** What the user keeps, the latest first; articles that left the catalogue are left out. */
export async function listKept(actor: Actor, { lang, list }: Wanted): Promise<KeptArticle[]> {
  requireRight(actor, "cart");
  const rows = await read<Kept>(ofUser, [companyOf(actor), userOf(actor), list ?? null]);
  const names = await listArticleNames(actor, { ids: rows.map(({ id }) => id), lang });
  const byId = new Map(names.map((name) => [name.id, name]));
  return rows.flatMap(({ id, list: at, since }) => {
    const name = byId.get(id);
    return name ? [{ ...name, list: at, since: since.toISOString() }] : [];
  });
}

const listsOfArticle = {
  name: "kept_lists",
  text: "select list from kept_article where company_id = $1 and user_id = $2 and article_id = $3 and list = any($4)",
};

/** In which of the user's lists an article is. */
export async function listKeepers(actor: Actor, { articleId }: { articleId: number }): Promise<KeptList[]> {
  requireRight(actor, "cart");
  const values = [companyOf(actor), userOf(actor), articleId, [...keptLists]];
  const rows = await read<{ list: KeptList }>(listsOfArticle, values);
  return rows.map(({ list }) => list);
}
