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

/** Where an article of a list is fitted, by a criterion such as pos or side; empty where it says nothing. */
const saysOf = ({ criteria, values }: VehicleArticles, key: string, own: readonly number[]): string[] => {
  const criterion = criteria.find((one) => one.key === key);
  return values
    .filter(({ id, criterionId }) => criterionId === criterion?.id && own.includes(id))
    .map(({ value }) => value);
};

/** A list without the articles that are fitted elsewhere: those that say nothing of it stay. */
export function listAtPlace(list: VehicleArticles, place: Readonly<Record<string, string | null>>): VehicleArticles {
  const wanted = Object.entries(place).filter((one): one is [string, string] => one[1] !== null);
  const isThere = (own: readonly number[]) =>
    wanted.every(([key, value]) => {
      const said = saysOf(list, key, own);
      return said.length === 0 || said.includes(value) || (key === "side" && said.includes("both"));
    });
  return { ...list, articles: list.articles.filter(({ values }) => isThere(values)) };
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
