import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { FitVerdict } from "../../../fit/schema";
import { listVehicleArticles } from "../../queries";

/** An article of a vehicle in a line: of which part, whose, and whether it fits. */
export interface ArticleLine {
  id: number;
  genartId: number;
  part: string;
  brand: string;
  number: string;
  verdict: FitVerdict;
}

/** The articles of several generic articles for a vehicle, those that fit first; what a list hides is left out. */
export async function listArticleLines(
  actor: Actor,
  { facts, lang, genartIds }: { facts: VehicleFacts; lang: Language; genartIds: readonly number[] },
): Promise<ArticleLine[]> {
  requireUser(actor);
  const { ktype } = facts;
  const lists = await Promise.all(
    genartIds.map((genartId) => listVehicleArticles(actor, { ktype, genartId, facts, lang })),
  );
  return lists.flatMap(({ genart, brands, fits, articles }) => {
    const names = new Map(brands.map(({ id, name }) => [id, name]));
    return articles
      .filter(({ hidden, fit }) => hidden === null && fits[fit]?.verdict !== "no")
      .map(({ id, brandId, number, fit }): ArticleLine => {
        const verdict = fits[fit]?.verdict ?? "unknown";
        return { id, genartId: genart.id, part: genart.label, brand: names.get(brandId) ?? "", number, verdict };
      });
  });
}
