import { findArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { notFound, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { mostKept } from "./rules";
import type { KeepAnswer, KeepInput } from "./schema";

/** Keeps an article in a list of the user's own; keeping it again changes nothing. 404 unknown, 422 when the list is full. */
export async function keepArticle(actor: Actor, { articleId, list }: KeepInput, tx?: Tx): Promise<KeepAnswer> {
  requireRight(actor, "cart");
  const [companyId, userId] = [companyOf(actor), userOf(actor)];
  if (!(await findArticle(actor, { id: articleId, lang: homeLanguage }))) throw notFound();
  return inTransaction(tx, async (inner) => {
    const added = await inner.$executeRaw`
      insert into kept_article (company_id, user_id, list, article_id)
      select ${companyId}, ${userId}, ${list}, ${articleId}
      where (select count(*) from kept_article where company_id = ${companyId} and user_id = ${userId} and list = ${list}) < ${mostKept}
      on conflict do nothing`;
    const where = { companyId_userId_list_articleId: { companyId, userId: userId ?? 0, list, articleId } };
    if (added === 0 && !(await inner.keptArticle.findUnique({ where, select: { list: true } })))
      throw unprocessable("list-full", `A list holds at most ${mostKept} articles.`);
    if (added > 0)
      await audit(actor, inner, { action: "keep", entity: "article", entityId: articleId, detail: { list } });
    return { articleId, list, kept: true };
  });
}

/** Takes an article out of a list of the user's own; one that is not there is no mistake. */
export async function dropArticle(actor: Actor, { articleId, list }: KeepInput, tx?: Tx): Promise<KeepAnswer> {
  requireRight(actor, "cart");
  const where = { companyId: companyOf(actor), userId: userOf(actor) ?? 0, list, articleId };
  return inTransaction(tx, async (inner) => {
    const { count } = await inner.keptArticle.deleteMany({ where });
    if (count > 0)
      await audit(actor, inner, { action: "drop", entity: "article", entityId: articleId, detail: { list } });
    return { articleId, list, kept: false };
  });
}
