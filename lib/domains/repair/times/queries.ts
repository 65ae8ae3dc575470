import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { RepairSource } from "@/lib/providers/repair-data/port";
import type { Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { askSource } from "../queries/ask-source";
import { labourGroups } from "./rules";
import type { LabourGroup } from "./schema";

interface Asked {
  mid: string;
  lang: Language;
  /** First registration, yyyy-mm. */
  registered?: string;
}

export interface LabourTimes {
  source: RepairSource;
  groups: LabourGroup[];
}

/** The times of all work that the source knows of a MID; null where it knows of none. */
export async function findLabourTimes(actor: Actor, { mid, ...asked }: Asked): Promise<LabourTimes | null> {
  requireRight(actor, ...pageRights("/tools/labour"));
  try {
    const found = await askSource(mid, (data, stored) => data.everything({ mid: stored, ...asked }));
    const groups = labourGroups(found);
    return groups.length > 0 ? { source: found.source, groups } : null;
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) return null;
    throw problem;
  }
}
