import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction } from "@/lib/platform/db";
import { forgetCompany } from "../queries/company-knows";
import { requireArticle } from "../queries/require-article";
import type { NamedArticle } from "../schema";

interface Visibility extends NamedArticle {
  ktype: number;
  hidden: boolean;
}

/** Hides an article from the lists of one vehicle for the actor's company, or shows it again; saying it twice changes nothing. */
export async function setVisibility(actor: Actor, { hidden, ...named }: Visibility): Promise<{ hidden: boolean }> {
  requireRight(actor, "expertData");
  const reference = await requireArticle(actor, named);
  const { ktype, genart: genartId, article: articleId } = named;
  const key = { companyId: companyOf(actor), ktype, genartId, articleId };
  await inTransaction(undefined, async (tx) => {
    const { count } = hidden
      ? await tx.hiddenArticle.createMany({
          data: [{ ...key, reference, userId: userOf(actor) }],
          skipDuplicates: true,
        })
      : await tx.hiddenArticle.deleteMany({ where: key });
    if (count === 0) return;
    const action = hidden ? "hide-reference" : "show-reference";
    await audit(actor, tx, { action, entity: "article", entityId: articleId, detail: { ktype, genartId, reference } });
  });
  forgetCompany(actor);
  return { hidden };
}
