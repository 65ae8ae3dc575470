import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { GivenCriteria } from "../../fit/given";
import { ofArticle } from "./find-corrections";
import { companyKnows } from "./company-knows";

interface Asked {
  articleId: number;
  ktype: number;
  genartId: number;
}

/** What the actor's company says of an article's criteria for a vehicle; null, without asking the database, when it never corrected anything. */
export async function findGiven(actor: Actor, { articleId, ktype, genartId }: Asked): Promise<GivenCriteria | null> {
  requireUser(actor);
  if (!(await companyKnows(actor))) return null;
  const [given] = await read<GivenCriteria>(ofArticle, [companyOf(actor), genartId, ktype, articleId]);
  return given ?? null;
}
