import { kindOf } from "@/lib/domains/cart/besides/book";
import { forAnyVehicle } from "@/lib/domains/catalogue/fit/verdicts";
import { listSought } from "@/lib/domains/catalogue/list/candidates/queries";
import { listLooseArticles, listLooseGenarts } from "@/lib/domains/catalogue/list/loose/queries";
import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";
import { findCapacities } from "@/lib/domains/repair/capacities/queries";
import type { Capacity } from "@/lib/domains/repair/capacities/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { fluidPacks, packsFor } from "../rules";
import type { KeptPart, OfferedCandidates } from "../schema";

/** Null where nothing is known of the vehicle. */
export type Known = Pick<VehicleView, "record" | "facts"> | null;

interface Wanted {
  parts: readonly KeptPart[];
  vehicle: Known;
  lang: Language;
}

/** Articles of a part among which the first choice is looked for. */
const mostArticles = 8;

/** For each part of a package what may be sold of it for a vehicle; null where the catalogue knows no such part any more. */
export async function findParts(actor: Actor, { parts, vehicle, lang }: Wanted): Promise<(OfferedCandidates | null)[]> {
  requireRight(actor, "cart");
  const facts = vehicle?.facts ?? null;
  const [found, loose] = await Promise.all([
    listSought(actor, { parts, facts, lang, most: mostArticles }),
    listLooseGenarts(actor, { ids: parts.map(({ genartId }) => genartId) }),
  ]);
  const { mid = null, firstRegistration } = vehicle?.record ?? {};
  const asked = { mid, lang, registered: firstRegistration?.slice(0, 7) };
  const capacities = loose.size > 0 ? await findCapacities(actor, asked) : [];
  return Promise.all(
    parts.map(async (part, at): Promise<OfferedCandidates | null> => {
      const own = found[at] ?? null;
      if (own === null) return null;
      if (loose.has(part.genartId)) return findFluid(actor, { part, genart: own.genart, capacities });
      const articles = own.articles.map((one) => ({ ...one, packs: packsFor(part, one, facts?.cylinders ?? null) }));
      return { ...own, articles, loose: false, capacity: null };
    }),
  );
}

interface Fluid {
  part: KeptPart;
  genart: GenartPlace;
  capacities: readonly Capacity[];
}

/** What is chosen by its kind: the one that the repair data ask for, else the one that was sold before, to be checked. */
async function findFluid(actor: Actor, { part, genart, capacities }: Fluid): Promise<OfferedCandidates> {
  const { keys, from } = kindOf(part.genartId);
  const told = from.flatMap((id) => capacities.filter(({ genartId, words }) => genartId === id && words.length > 0));
  const known = (keys.length > 0 && told[0]) || null;
  const words = known?.words ?? part.words ?? [];
  const isAsked = keys.length === 0 || words.length > 0;
  const found = isAsked ? await listLooseArticles(actor, { genartId: part.genartId, keys, words }) : [];
  const sure = known !== null && found.length > 0;
  const fit = sure ? { ...forAnyVehicle, verdict: "fits" as const } : forAnyVehicle;
  const articles = found.map(({ size, ...article }) => {
    const packs = fluidPacks(part, { size }, known?.amount ?? null);
    return { ...article, fit, pieces: null, packs };
  });
  const capacity = known && { amount: known.amount, unit: known.unit, grade: known.grade, spec: known.spec };
  return { genart, count: articles.length, sure, loose: true, capacity, articles: articles.slice(0, mostArticles) };
}
