import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { askSource } from "../queries/ask-source";
import { capacitiesOf, type Capacity } from "./rules";

interface Asked {
  mid: string | null;
  lang: Language;
  /** First registration, yyyy-mm. */
  registered?: string;
}

/** How much of its fluids a vehicle takes; nothing without a MID, without the right to repair data, and while their source is silent. */
export async function findCapacities(actor: Actor, { mid, ...asked }: Asked): Promise<Capacity[]> {
  requireRight(actor, "cart");
  if (mid === null || !hasRight(actor, ...pageRights("/tools/labour"))) return [];
  try {
    return capacitiesOf(await askSource(mid, (data, stored) => data.everything({ mid: stored, ...asked })));
  } catch (problem) {
    if (problem instanceof Problem) return [];
    throw problem;
  }
}
