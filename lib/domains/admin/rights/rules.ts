import en from "@/messages/en/rights.json";
import fr from "@/messages/fr/rights.json";
import { rightGroups, type Right, type RightGroup } from "@/lib/shared/rights";
import type { AccessRights } from "../users/schema";

const texts = { fr, en };

/** Every right by family, each with what it opens; the id is the name that is checked. */
export function accessRights(language: "fr" | "en"): AccessRights {
  const { families, names } = texts[language];
  const family = ([id, branches]: [string, readonly string[]]) => ({
    id,
    label: families[id as RightGroup],
    branches: branches.map((right) => ({ id: right, label: names[right as Right] })),
  });
  return { families: Object.entries(rightGroups).map(family) };
}
