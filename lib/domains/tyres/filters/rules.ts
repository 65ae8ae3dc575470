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

type CodedName = Exclude<TyreFilterName, "marque">;

/** The values of the facets but the brand's: their places make up a tyre's `facets`, the lists one upon the other. */
export const tyreFacetValues: Readonly<Record<CodedName, readonly string[]>> = {
  ...{ saison: tyreSeasons, categorieMarque: tyreTiers, runOnFlat: yesNo },
  ...{ carburant: grades, adherence: grades, ind_bruit: grades.slice(0, 3), stock: yesNo },
};
const coded = Object.entries(tyreFacetValues) as [CodedName, readonly string[]][];

/** How many tyres of a brand are alike in all that facets look at, for each `facets` number among them. */
export interface BrandCount {
  marque: string;
  codes: readonly number[];
  counts: readonly number[];
}

/** Each facet's value of a `facets` number, as its place in the list. */
function placesOf(code: number): number[] {
  let rest = code;
  return coded.map(([, { length }]) => {
    const place = rest % length;
    rest = (rest - place) / length;
    return place;
  });
}

/** How many tyres the filters leave, and each value beside those of the other filters; most first, chosen ones always. */
export function countTyreFacets(
  brands: readonly BrandCount[],
  filters: TyreFilters,
): { total: number; facets: TyreFacets } {
  const accepted = coded.map(([name, values]) => values.map((value) => isAccepted(filters[name], value)));
  const left = coded.map(([, values]) => values.map(() => 0));
  const own = new Map((filters.marque ?? []).map((brand) => [brand, 0]));
  const judged = judgeOnce(accepted);
  let total = 0;
  for (const { marque, codes, counts } of brands) {
    const isMeant = isAccepted(filters.marque, marque);
    let ofBrand = 0;
    for (const [at, code] of codes.entries()) {
      const count = counts[at] ?? 0;
      const { places, wrong, only } = judged(code);
      if (wrong === 0) ofBrand += count;
      if (!isMeant || wrong > 1) continue;
      if (wrong === 0) total += count;
      for (let facet = 0; facet < places.length; facet++) {
        const row = left[facet];
        const place = places[facet] ?? 0;
        if (row && (wrong === 0 || only === facet)) row[place] = (row[place] ?? 0) + count;
      }
    }
    if (ofBrand > 0) own.set(marque, ofBrand);
  }
  return { total, facets: tell(left, own, filters) };
}

/** What a code says, and by how many filters it is left out; each code is looked at once, many brands have it. */
function judgeOnce(accepted: readonly (readonly boolean[])[]) {
  const known = new Map<number, { places: number[]; wrong: number; only: number }>();
  return (code: number) => {
    const before = known.get(code);
    if (before) return before;
    const places = placesOf(code);
    const wrong = places.flatMap((place, facet) => (accepted[facet]?.[place] ? [] : [facet]));
    const now = { places, wrong: wrong.length, only: wrong[0] ?? -1 };
    known.set(code, now);
    return now;
  };
}

const isAccepted = (chosen: readonly string[] | undefined, value: string): boolean =>
  !chosen || chosen.length === 0 || chosen.includes(value);

function tell(left: readonly number[][], brands: ReadonlyMap<string, number>, filters: TyreFilters): TyreFacets {
  const facets = { marque: sorted("marque", [...brands], filters) } as TyreFacets;
  for (const [at, [name, values]] of coded.entries())
    facets[name] = sorted(
      name,
      values.map((value, place) => [value, left[at]?.[place] ?? 0]),
      filters,
    );
  return facets;
}

const sorted = (name: TyreFilterName, values: readonly [string, number][], filters: TyreFilters) =>
  values
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || filters[name]?.includes(value))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
