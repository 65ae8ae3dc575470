import { bareNumber } from "@/lib/shared/decimals";
import type { Language } from "@/lib/shared/languages";
import type { CriterionLine } from "../fit/schema";
import { criterionText, type CriterionKind, type StoredValue } from "../fit/values";

/** A value that a company gave to a criterion of an article; those of one vehicle follow those of every vehicle. */
export interface GivenAttribute {
  id: number;
  articleId: number;
  criterionId: number;
  valueId: number | null;
  value: string;
  label: string | null;
}

export interface Corrections {
  hidden: readonly number[];
  attributes: readonly GivenAttribute[];
  mandatory: readonly { labelId: number; mandatory: boolean }[];
}

interface ListedValues {
  values: (StoredValue & { id: number; criterionId: number })[];
}
type Row = [number, number, string, string | null, number, number[], number[]];

/** Values that the catalogue does not know are named by ids above its own. */
const ownValues = 900_000_000;
export const idOfValue = ({ id, valueId }: Pick<GivenAttribute, "id" | "valueId">): number => valueId ?? ownValues + id;

/** The last word on each article's criteria: the vehicle's own correction goes before the one for every vehicle. */
function byArticle(attributes: readonly GivenAttribute[]): Map<number, Map<number, GivenAttribute>> {
  const given = new Map<number, Map<number, GivenAttribute>>();
  for (const one of attributes)
    given.set(one.articleId, (given.get(one.articleId) ?? new Map()).set(one.criterionId, one));
  return given;
}

/** A found list with the values that the company gave; values that no article has any more are gone. */
export function withAttributes<F extends ListedValues & { articles: Row[] }>(
  found: F,
  attributes: readonly GivenAttribute[],
): F {
  const given = byArticle(attributes);
  if (!found.articles.some(([id]) => given.has(id))) return found;
  const values = new Map(found.values.map((value) => [value.id, value]));
  const articles = found.articles.map((row): Row => {
    const own = given.get(row[0]);
    if (!own) return row;
    const kept = row[5].filter((id) => !own.has(values.get(id)?.criterionId ?? 0));
    return [row[0], row[1], row[2], row[3], row[4], [...kept, ...[...own.values()].map(idOfValue)], row[6]];
  });
  for (const one of attributes) {
    const { criterionId, value, label } = one;
    const id = idOfValue(one);
    if (!values.has(id)) values.set(id, { id, criterionId, value, label });
  }
  const held = new Set(articles.flatMap((row) => row[5]));
  return { ...found, articles, values: [...values.values()].filter(({ id }) => held.has(id)) };
}

type NamedCriterion = CriterionKind & Pick<CriterionLine, "labelId" | "key" | "label" | "mandatory">;

/** The criteria of a sheet with what the company gave; a criterion that the article lacked stands last. */
export function correctedLines(
  lines: readonly CriterionLine[],
  { attributes, mandatory, criteria }: SheetCorrections,
  lang: Language,
): CriterionLine[] {
  const given = new Map(attributes.map((one) => [one.criterionId, one]));
  const kept = lines.filter(({ labelId }) => !given.has(labelId));
  const added = [...given.values()].flatMap((one): CriterionLine[] => {
    const criterion = criteria.find(({ labelId }) => labelId === one.criterionId);
    if (!criterion) return [];
    const { labelId, key, label } = criterion;
    const value = criterionText(one, criterion, lang);
    return [{ labelId, key, label, valueId: idOfValue(one), value, mandatory: criterion.mandatory }];
  });
  const place = new Map(lines.map(({ labelId }, at) => [labelId, at]));
  const inPlace = [...kept, ...added].sort(
    (a, b) => (place.get(a.labelId) ?? lines.length) - (place.get(b.labelId) ?? lines.length),
  );
  const decisive = new Map(mandatory.map((one) => [one.labelId, one.mandatory]));
  return inPlace.map((line) => ({ ...line, mandatory: decisive.get(line.labelId) ?? line.mandatory }));
}

export interface SheetCorrections {
  attributes: readonly GivenAttribute[];
  mandatory: readonly { labelId: number; mandatory: boolean }[];
  /** The criteria that the attributes name. */
  criteria: readonly NamedCriterion[];
}

/** A number as the catalogue stores it: a point, no unit; null when the text is none. */
export function readNumber(text: string, unit: string | null): string | null {
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  const [, sign, whole, fraction = ""] = /^(-?)(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(bareNumber(bare)) ?? [];
  if (whole === undefined) return null;
  const parts = fraction.replace(/0+$/, "");
  return `${sign}${Number(whole)}${parts ? `.${parts}` : ""}`;
}
