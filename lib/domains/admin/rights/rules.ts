import type { Texts } from "@/messages/texts";
import { rightGroups, type Right, type RightGroup } from "@/lib/shared/rights";
import type { AccessRights } from "../users/schema";

/** Every right by family, each with what it opens; the id is the name that is checked. */
export function accessRights({ families, names }: Texts["rights"]): AccessRights {
  const family = ([id, branches]: [string, readonly string[]]) => ({
    id,
    label: families[id as RightGroup],
    branches: branches.map((right) => ({ id: right, label: names[right as Right] })),
  });
  return { families: Object.entries(rightGroups).map(family) };
}
