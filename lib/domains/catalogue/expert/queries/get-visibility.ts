import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { NamedArticle } from "../schema";

const one = {
  name: "corrections_hidden",
  text: `select exists (select from hidden_article
    where company_id = $1 and ktype = $2 and genart_id = $3 and article_id = $4) as hidden`,
};

/** Whether the actor's company hides an article of a vehicle; always read afresh. */
export async function getVisibility(
  actor: Actor,
  { ktype, genart, article }: NamedArticle & { ktype: number },
): Promise<{ hidden: boolean }> {
  requireUser(actor);
  const [row] = await read<{ hidden: boolean }>(one, [companyOf(actor), ktype, genart, article]);
  return { hidden: row?.hidden ?? false };
}
