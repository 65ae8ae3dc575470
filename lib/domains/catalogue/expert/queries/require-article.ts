import { requireRight, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { compactKey } from "@/lib/shared/compact";
import { everyVehicle, type NamedArticle } from "../schema";

const named = catalogueStatement(
  "corrected_article",
  (
    s,
  ) => `select a.article_no as number, $3::int = ${everyVehicle} or exists (select from ${s}.vehicle where ktype = $3) as vehicle
    from ${s}.article a where a.id = $1 and a.genart_id = $2`,
);

/** The number of an article as the catalogue prints it; 404 unless article, generic article, number and vehicle exist together. */
export async function requireArticle(
  actor: Actor,
  { ktype, genart, article, ref }: NamedArticle & { ktype: number },
): Promise<string> {
  requireRight(actor, "expertData");
  const statement = named(await liveCatalogue());
  const [row] = await readReplica<{ number: string; vehicle: boolean }>(statement, [article, genart, ktype]);
  if (!row?.vehicle || compactKey(row.number) !== compactKey(ref)) throw notFound();
  return row.number;
}
