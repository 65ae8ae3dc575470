import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { Language } from "@/lib/shared/languages";
import type { OeFamilyAnswer } from "../schema";
import { askOeCatalogue } from "./ask-catalogue";

/** The groups, subgroups and pages of the makers' catalogue, whatever vehicle; 404 "no-oe-tree" where makers tell vehicles alone. */
export async function getOeFamily(actor: Actor, { lang }: { lang: Language }): Promise<OeFamilyAnswer> {
  requireRight(actor, "OEMFamily");
  const branches = await askOeCatalogue((catalogue) => catalogue.family({ lang }));
  if (!branches || branches.length === 0) throw new Problem(404, "no-oe-tree", "No family of OEM parts is known.");
  return { branches, source: oeCatalogue().source };
}
