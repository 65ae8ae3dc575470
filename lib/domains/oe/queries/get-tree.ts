import { requireOemAccess } from "@/lib/domains/admin/oem/queries";
import { findMakersVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid, Problem } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { Language } from "@/lib/shared/languages";
import { isVin, normaliseVin, vinCorrections } from "@/lib/shared/vin";
import type { OeTreeAnswer } from "../schema";
import { askOeCatalogue } from "./ask-catalogue";
import { writeSsd } from "./ssd";

interface Asked {
  lang: Language;
  vin?: string;
  ktype?: number;
}

/** A vehicle as far as its maker needs to know it. */
interface Subject {
  vin: string | null;
  ktype: number | null;
  vehicle: VehicleView | null;
}

async function subjectOf(actor: Actor, { vin, ktype }: Asked): Promise<Subject> {
  if (vin === undefined) {
    const vehicle = ktype === undefined ? null : await findMakersVehicle(actor, { ktype });
    return { vin: null, ktype: vehicle ? (ktype ?? null) : null, vehicle };
  }
  const asked = normaliseVin(vin);
  if (!isVin(asked))
    throw invalid("malformed-vin", "The identifier is malformed.", { corrections: vinCorrections(vin) });
  const vehicle = await findMakersVehicle(actor, { vin: asked });
  return { vin: asked, ktype: vehicle?.facts?.ktype ?? null, vehicle };
}

/**
 * The maker's tree of a VIN, or of a version. 404 "no-oe-tree" where the maker has none, 404 "no-oe-results" where the maker
 * was asked and knows nothing of the VIN; 400 for what is no VIN.
 */
export async function getOeTree(actor: Actor, asked: Asked): Promise<OeTreeAnswer> {
  requireRight(actor, "OEM", "OESelector", "OEMFamily");
  const [{ vin, ktype, vehicle }] = await Promise.all([
    subjectOf(actor, asked),
    requireOemAccess(actor, "naiTree", "OESelector", "OEMFamily"),
  ]);
  const tree = await askOeCatalogue((catalogue) => catalogue.tree({ vin, ktype, lang: asked.lang }));
  if (tree === "no results") throw new Problem(404, "no-oe-results", "No results", { error: "No results" });
  if (tree === "none")
    throw new Problem(404, "no-oe-tree", "The maker has no parts tree of this vehicle.", { error: "no tree" });
  const { make, model } = vehicle?.record ?? { make: null, model: null };
  return {
    client: { mark: make, model, ssd: writeSsd({ vin, ktype, session: tree.session }) },
    ...{ mod_link: tree.mod_link, branches: tree.branches, source: oeCatalogue().source },
  };
}
