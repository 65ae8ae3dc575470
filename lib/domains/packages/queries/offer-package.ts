import { listLabourRates } from "@/lib/domains/cart/labour/queries";
import { findRegisteredVehicle, type VehicleNames } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { findLabourTimes } from "@/lib/domains/repair/times/queries";
import type { LabourLine } from "@/lib/domains/repair/times/schema";
import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { offerWorks } from "../rules";
import type { KeptPackage, PackageOffer } from "../schema";
import { findParts, type Known } from "./find-parts";
import { getKeptPackage } from "./read-packages";

interface InLanguage {
  lang: Language;
}

/** What a package is on a vehicle: the articles that fit it, the times that its repair data know. */
export async function offerPackage(
  actor: Actor,
  { packageId, vehicle, lang }: InLanguage & { packageId: number; vehicle: Known },
): Promise<PackageOffer> {
  requireRight(actor, "cart");
  const { parts, works, ...head } = await getKeptPackage(actor, { packageId });
  const [found, { offers }] = await Promise.all([
    findParts(actor, { parts, vehicle, lang }),
    offerWork(actor, { works, vehicle, lang }),
  ]);
  return {
    ...head,
    parts: parts.map(({ words: _, size: __, ...part }, at) => {
      const own = found[at] ?? null;
      return { ...part, at, label: own?.genart.label ?? part.label, candidates: own };
    }),
    works: offers.map(({ line: _, ...offer }) => offer),
  };
}

/** The same by what a vehicle is called. */
export async function offerPackageFor(
  actor: Actor,
  { packageId, lang, ...named }: InLanguage & VehicleNames & { packageId: number },
): Promise<PackageOffer> {
  requireRight(actor, "cart");
  return offerPackage(actor, { packageId, lang, vehicle: await findRegisteredVehicle(actor, named) });
}

/** The works of a package on a vehicle, and all that its repair data know. */
export async function offerWork(
  actor: Actor,
  { works, vehicle, lang }: InLanguage & Pick<KeptPackage, "works"> & { vehicle: Known },
) {
  requireRight(actor, "cart");
  const [rates, lines] = await Promise.all([listLabourRates(actor), timesOf(actor, vehicle, lang)]);
  return { offers: offerWorks(works, lines, rates), lines };
}

/** None where the reader may not see repair data, or where they do not answer: a package has times of its own. */
async function timesOf(actor: Actor, vehicle: Known, lang: Language): Promise<LabourLine[]> {
  const { mid, firstRegistration } = vehicle?.record ?? {};
  if (!mid || !hasRight(actor, ...pageRights("/tools/labour"))) return [];
  try {
    const found = await findLabourTimes(actor, { mid, lang, registered: firstRegistration?.slice(0, 7) });
    return found?.groups.flatMap((group) => group.lines) ?? [];
  } catch (problem) {
    if (problem instanceof Problem && problem.status >= 500) return [];
    throw problem;
  }
}
