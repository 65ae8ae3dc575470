import { isWanted, resolveWants, type Position } from "../wants";
import type { VehicleArticles } from "../schema";
import type { Candidate, PartCandidates } from "./schema";

/** More articles of one part than these are not asked about at once. */
export const mostCandidates = 12;

/** The pieces in an article's pack by its criterion of quantity. */
function piecesOf({ criteria, values }: VehicleArticles, own: readonly number[]): number | null {
  const criterion = criteria.find(({ key }) => key === "qty");
  const value = values.find(({ id, criterionId }) => criterionId === criterion?.id && own.includes(id))?.value;
  const pieces = Number(value);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : null;
}

/** What of a list is looked for: where it sits, and the brand that is named first. */
export interface Sought {
  positions?: readonly Position[];
  brand?: string;
}

/** The list of what sits there; articles that say nothing of it stay. */
function narrow(list: VehicleArticles, positions: readonly Position[]): VehicleArticles["articles"] {
  const wants = resolveWants(positions, list);
  return list.articles.filter(({ values }) => wants.every((want) => isWanted(values, want)));
}

/**
 * The articles of a list that may be sold for the vehicle: those that fit, the best known first; where none is sure to,
 * those that may, to be checked. Hidden ones never.
 */
export function chooseCandidates(
  list: VehicleArticles,
  most: number,
  { positions = [], brand }: Sought = {},
): PartCandidates {
  const { genart, brands, fits } = list;
  const brandOf = new Map(brands.map(({ id, name }) => [id, name]));
  const shown = narrow(list, positions).filter(({ hidden }) => hidden === null);
  const sure = shown.filter(({ fit }) => fits[fit]?.verdict === "fits");
  const open = shown.filter(({ fit }) => fits[fit]?.verdict === "unknown");
  const found = sure.length > 0 ? sure : open;
  const isFirst = ({ brandId }: { brandId: number }) => brandOf.get(brandId) === brand;
  const chosen = [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))];
  return {
    genart,
    count: chosen.length,
    sure: sure.length > 0,
    articles: chosen.slice(0, most).flatMap(({ id, brandId, number, label, values, fit: at }): Candidate[] => {
      const fit = fits[at];
      return fit ? [{ id, number, brand: brandOf.get(brandId) ?? "", label, fit, pieces: piecesOf(list, values) }] : [];
    }),
  };
}
