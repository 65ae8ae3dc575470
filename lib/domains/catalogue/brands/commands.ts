import { setUserPreference } from "@/lib/domains/account/preferences/commands";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { listUserBrands, knownBrands } from "./queries/list-brands";
import { readBrandList } from "./rules";
import type { BrandRow } from "./schema";

/** Stores the brands that the user prefers, in their order; unknown ones are left out. Answers what holds now. */
export async function setUserBrands(actor: Actor, { partBrands }: { partBrands: string }): Promise<BrandRow[]> {
  requireUser(actor);
  const ids = await knownBrands(actor, { ids: readBrandList(partBrands) });
  await setUserPreference(actor, { name: "partBrands", value: ids.length > 0 ? ids.join(",") : null });
  return listUserBrands(actor);
}
