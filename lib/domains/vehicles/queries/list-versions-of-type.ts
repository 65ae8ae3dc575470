import { requireUser, type Actor } from "@/lib/platform/actor";
import { compactKey } from "@/lib/shared/compact";
import { isWithinMonths, yearMonth } from "@/lib/shared/dates";
import type { CatalogueVersion } from "../schema";
import { listVersionsBy } from "./find-version";

/** The versions that a type code of the papers (D.2) names, those built when the car was registered before the others. */
export async function listVersionsOfType(
  actor: Actor,
  { code, date }: { code: string; date: string },
): Promise<CatalogueVersion[]> {
  requireUser(actor);
  const versions = await listVersionsBy("typeCode", compactKey(code));
  const month = yearMonth(date);
  const built = versions.filter(({ fromYm, toYm }) => month === null || isWithinMonths(month, fromYm, toYm));
  return built.length > 0 ? built : versions;
}
