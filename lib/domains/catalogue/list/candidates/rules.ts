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

/**
 * The articles of a list that may be sold for the vehicle: those that fit, the best known first; where none is sure to,
 * those that may, to be checked. Hidden ones never.
 */
export function chooseCandidates(list: VehicleArticles, most: number): PartCandidates {
  const { genart, articles, brands, fits } = list;
  const brandOf = new Map(brands.map(({ id, name }) => [id, name]));
  const shown = articles.filter(({ hidden }) => hidden === null);
  const sure = shown.filter(({ fit }) => fits[fit]?.verdict === "fits");
  const open = shown.filter(({ fit }) => fits[fit]?.verdict === "unknown");
  const chosen = sure.length > 0 ? sure : open;
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
