import { isTabHidden } from "@/lib/domains/vehicles/tools/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { Language } from "@/lib/shared/languages";
import { normaliseVin } from "@/lib/shared/vin";
import type { VinOemAnswer } from "../schema";
import { getOeTree } from "./get-tree";

async function checkVin(actor: Actor, vin: string, lang: Language): Promise<VinOemAnswer["vin"]> {
  try {
    const { client } = await getOeTree(actor, { vin, lang });
    return { vin: normaliseVin(vin), mark: client.mark, tree: true, error: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    return { vin: normaliseVin(vin), mark: null, tree: false, error: error.message };
  }
}

/** Whether this installation shows the OEM tab, and with a VIN whether its maker has a tree of it. */
export async function getVinOem(actor: Actor, { vin, lang }: { vin?: string; lang: Language }): Promise<VinOemAnswer> {
  requireRight(actor, "OEM");
  const checked = vin === undefined ? null : await checkVin(actor, vin, lang);
  return { hidden: isTabHidden(actor, "oem"), vin: checked, source: oeCatalogue().source };
}
