import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import { criteriaLine } from "@/lib/domains/catalogue/fit/values";

export interface ViewRow {
  id: number;
  brandId: number;
  brand: string;
  number: string;
  label: string;
  values: number[];
  criteria: string;
  fit: Fit;
  hidden: boolean;
}

const mostParts = 3;

/** Criteria whose values differ between the articles: what a row must say to tell them apart. */
function differing({ articles, values }: VehicleArticles): Set<number> {
  const criterionOf = new Map(values.map(({ id, criterionId }) => [id, criterionId]));
  const held = new Map<number, number>();
  for (const article of articles) for (const value of article.values) held.set(value, (held.get(value) ?? 0) + 1);
  return new Set(
    [...held].filter(([, times]) => times < articles.length).map(([value]) => criterionOf.get(value) ?? 0),
  );
}

/** What a typed text is looked for in: brand, number as printed and without signs, name, criteria. */
export const textOfRow = ({ brand, number, label, criteria }: ViewRow): string =>
  [brand, number, number.replace(/[^A-Za-z0-9]/g, ""), label, criteria].join(" ");

/** The rows as the table shows them, names and judgements put back where the list holds them once. */
export function viewRows(list: VehicleArticles): ViewRow[] {
  const brands = new Map(list.brands.map(({ id, name }) => [id, name]));
  const criteria = new Map(list.criteria.map((criterion, rank) => [criterion.id, { criterion, rank }]));
  const values = new Map(list.values.map((value) => [value.id, value]));
  const telling = differing(list);
  return list.articles.map(({ id, brandId, number, label, values: own, fit, hidden }) => {
    const spoken = own
      .map((valueId) => values.get(valueId))
      .flatMap((value) => {
        const known = value && criteria.get(value.criterionId);
        return known ? [{ ...known, text: value.label }] : [];
      })
      .sort((a, b) => a.rank - b.rank);
    const apart = spoken.filter(({ criterion }) => telling.has(criterion.id));
    return {
      id,
      brandId,
      brand: brands.get(brandId) ?? "",
      number,
      label: label ?? list.genart.label,
      values: own,
      criteria: criteriaLine(apart.length > 0 ? apart : spoken, mostParts),
      fit: list.fits[fit] ?? { verdict: "unknown", met: 0, of: 0, criteria: [] },
      hidden: hidden !== null,
    };
  });
}
