import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import { criteriaLine } from "@/lib/domains/catalogue/fit/values";
import { groupBy } from "@/lib/shared/group-by";

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
const mostApart = 6;
const partBreak = " · ";

/** Articles and what they state. */
type Stating = Pick<VehicleArticles, "criteria" | "values"> & {
  articles: readonly Pick<VehicleArticles["articles"][number], "id" | "brandId" | "values">[];
};

/** Criteria whose values differ between the articles: what a row must say to tell them apart. */
function differing({ articles, values }: Stating): Set<number> {
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

interface Spoken {
  criterion: VehicleArticles["criteria"][number];
  text: string;
}

/** What an article says, in the criteria's order. */
function speaker({ criteria: all, values: held }: Stating) {
  const criteria = new Map(all.map((criterion, rank) => [criterion.id, { criterion, rank }]));
  const values = new Map(held.map((value) => [value.id, value]));
  return (own: readonly number[]): Spoken[] =>
    own
      .flatMap((valueId) => {
        const value = values.get(valueId);
        const known = value && criteria.get(value.criterionId);
        return known ? [{ ...known, text: value.label }] : [];
      })
      .sort((a, b) => a.rank - b.rank);
}

const textOf = (spoken: readonly Spoken[], id: number): string =>
  spoken.flatMap(({ criterion, text }) => (criterion.id === id ? [text] : [])).join();

/** The lines of one brand's articles that would read alike: what tells those apart comes first. */
function tellApart(alike: readonly { spoken: Spoken[]; apart: Spoken[] }[]): string[] {
  const ids = new Set(alike.flatMap(({ spoken }) => spoken.map(({ criterion }) => criterion.id)));
  const telling = new Set([...ids].filter((id) => new Set(alike.map(({ spoken }) => textOf(spoken, id))).size > 1));
  return alike.map(({ spoken, apart }) => {
    const first = criteriaLine(
      spoken.filter(({ criterion }) => telling.has(criterion.id)),
      mostApart,
    );
    const room = Math.max(0, mostParts - first.split(partBreak).filter(Boolean).length);
    const others = criteriaLine(
      apart.filter(({ criterion }) => !telling.has(criterion.id)),
      room,
    );
    return [first, others].filter(Boolean).join(partBreak);
  });
}

/** What each article's row says: what tells the articles apart, and two of one brand from each other wherever they differ. */
export function linesOf(list: Stating): Map<number, string> {
  const telling = differing(list);
  const speak = speaker(list);
  const all = list.articles.map(({ id, brandId, values }) => {
    const spoken = speak(values);
    const some = spoken.filter(({ criterion }) => telling.has(criterion.id));
    const apart = some.length > 0 ? some : spoken;
    return { id, brandId, spoken, apart, line: criteriaLine(apart, mostParts) };
  });
  const lines = new Map(all.map(({ id, line }) => [id, line]));
  for (const alike of groupBy(all, ({ brandId, line }) => `${brandId} ${line}`).values()) {
    if (alike.length === 1) continue;
    for (const [at, line] of tellApart(alike).entries()) lines.set(alike[at]?.id ?? 0, line);
  }
  return lines;
}

/** The rows as the table shows them, names and judgements put back where the list holds them once. */
export function viewRows(list: VehicleArticles): ViewRow[] {
  const brands = new Map(list.brands.map(({ id, name }) => [id, name]));
  const lines = linesOf(list);
  return list.articles.map(({ id, brandId, number, label, values, fit, hidden }) => ({
    ...{ id, brandId, number, values },
    brand: brands.get(brandId) ?? "",
    label: label ?? list.genart.label,
    criteria: lines.get(id) ?? "",
    fit: list.fits[fit] ?? { verdict: "unknown", met: 0, of: 0, criteria: [] },
    hidden: hidden !== null,
  }));
}
