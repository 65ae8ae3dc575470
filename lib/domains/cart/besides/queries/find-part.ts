import { chooseCandidates, mostCandidates } from "@/lib/domains/catalogue/list/candidates/rules";
import { forAnyVehicle } from "@/lib/domains/catalogue/fit/verdicts";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import type { Position } from "@/lib/domains/catalogue/list/wants";
import { listLooseArticles } from "@/lib/domains/catalogue/list/loose/queries";
import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";
import type { Capacity } from "@/lib/domains/repair/capacities/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { Piece } from "../pieces";
import { packsFor, type Want } from "../rules";
import type { Proposal } from "../schema";

type Part = NonNullable<Proposal["part"]>;

interface Wanted {
  want: Want;
  genart: GenartPlace;
  loose: boolean;
  facts: VehicleFacts;
  capacities: readonly Capacity[];
  lang: Language;
}

/** Among so many the best offer is looked for. */
const mostOffered = 6;

/** What may be sold of a part for the vehicle and how many packs of it; null where the vehicle takes none. */
export async function findPart(actor: Actor, wanted: Wanted): Promise<Part | null> {
  requireRight(actor, "cart");
  const { want, genart, loose, capacities } = wanted;
  const { rule } = want;
  const from = rule?.from ?? genart.id;
  const capacity = want.pieces === null ? (capacities.find(({ genartId }) => genartId === from) ?? null) : null;
  if (rule?.known && capacity === null) return null;
  const told = capacity && { amount: capacity.amount, unit: capacity.unit, grade: capacity.grade, spec: capacity.spec };
  if (!loose) return findFitting(actor, wanted, told);
  const keys = rule?.match ?? [];
  const words = capacity?.words ?? [];
  const found =
    keys.length > 0 && words.length > 0 ? await listLooseArticles(actor, { genartId: genart.id, keys, words }) : [];
  const articles = found.map(({ size, ...article }) => ({
    ...{ ...article, fit: forAnyVehicle, pieces: null },
    packs: capacity ? packsFor(capacity.amount, size) : 1,
  }));
  return { genart, capacity: told, loose, articles };
}

async function findFitting(
  actor: Actor,
  { want, genart, facts, lang }: Wanted,
  capacity: Part["capacity"],
): Promise<Part | null> {
  const list = await listVehicleArticles(actor, { ktype: facts.ktype, genartId: genart.id, facts, lang });
  const side = otherSide(want.beside);
  const positions = [want.axle, side].filter((one) => one !== null);
  const { articles } = chooseCandidates(list, mostCandidates, { positions });
  if (articles.length === 0) return null;
  const matching = besidePart(articles, want.beside, side);
  const packs = ({ pieces }: { pieces: number | null }) => packsFor(want.pieces ?? 1, pieces);
  return {
    genart,
    capacity,
    loose: false,
    articles: matching.slice(0, mostOffered).map((one) => ({ ...one, packs: packs(one) })),
  };
}

function otherSide(beside: Piece | null): Position | null {
  const { side = [] } = beside?.values ?? {};
  if (side.length !== 1) return null;
  return side[0] === "left" ? "right" : side[0] === "right" ? "left" : null;
}

/** What lies on the other side of an axle is the same article, else of the same brand where that has one. */
function besidePart<One extends { id: number; brand: string }>(
  articles: readonly One[],
  beside: Piece | null,
  side: string | null,
): readonly One[] {
  const { article = null } = beside ?? {};
  if (article === null) return articles;
  const same = side === null ? articles.filter(({ id }) => id === article.id) : [];
  const brand = articles.filter((one) => one.brand === article.brand);
  return [same, brand, articles].find((some) => some.length > 0) ?? articles;
}
