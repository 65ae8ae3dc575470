import { readChoices, writeChoices, type Choices } from "@/lib/shared/choices";
import { tyreSeasons, tyreTiers } from "../kinds";
import type { TyreFacets } from "../schema";

/** What a reader narrows a list by, by the name of its facet: values of which one is enough. */
export const tyreFilterNames = [
  ...(["saison", "categorieMarque", "marque", "runOnFlat", "carburant", "adherence", "ind_bruit", "stock"] as const),
] as const;
export type TyreFilterName = (typeof tyreFilterNames)[number];
export type TyreFilters = Choices<TyreFilterName>;

export const readTyreFilters = (query: Parameters<typeof readChoices>[1]): TyreFilters =>
  readChoices(tyreFilterNames, query);
export const writeTyreFilters = (filters: TyreFilters): Record<string, string> =>
  writeChoices(tyreFilterNames, filters);

const grades = ["A", "B", "C", "D", "E"] as const;
const yesNo = ["yes", "no"] as const;

/** Every value of the facets but the brands, in the order in which they are counted. */
export const tyreFacetValues: readonly (readonly [Exclude<TyreFilterName, "marque">, string])[] = [
  ...tyreSeasons.map((value) => ["saison", value] as const),
  ...tyreTiers.map((value) => ["categorieMarque", value] as const),
  ...yesNo.map((value) => ["runOnFlat", value] as const),
  ...grades.map((value) => ["carburant", value] as const),
  ...grades.map((value) => ["adherence", value] as const),
  ...grades.slice(0, 3).map((value) => ["ind_bruit", value] as const),
  ...yesNo.map((value) => ["stock", value] as const),
];

/** What is counted of a brand: what all filters leave, what all but the brand's own leave, what each value would leave. */
export interface BrandCount {
  marque: string;
  total: number;
  own: number;
  counts: readonly number[];
}

/** How many tyres each value would leave, beside the values chosen of the other filters; most first, chosen ones always. */
export function countTyreFacets(brands: readonly BrandCount[], filters: TyreFilters): TyreFacets {
  const facets: TyreFacets = {
    ...{ saison: [], categorieMarque: [], marque: [], runOnFlat: [] },
    ...{ carburant: [], adherence: [], ind_bruit: [], stock: [] },
  };
  const tell = (name: TyreFilterName, value: string, count: number) => {
    if (count > 0 || filters[name]?.includes(value)) facets[name].push({ value, count });
  };
  for (const [at, [name, value]] of tyreFacetValues.entries())
    tell(
      name,
      value,
      brands.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
    );
  const unknown = (filters.marque ?? []).filter((brand) => !brands.some(({ marque }) => marque === brand));
  for (const { marque, own } of brands) tell("marque", marque, own);
  for (const brand of unknown) tell("marque", brand, 0);
  for (const name of tyreFilterNames)
    facets[name].sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return facets;
}

export const countTyres = (brands: readonly BrandCount[]): number => brands.reduce((sum, { total }) => sum + total, 0);
