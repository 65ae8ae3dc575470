import type { Language } from "@/lib/shared/languages";
import { withAttributes, type Corrections } from "../expert/rules";
import { facetCounts } from "./facets";
import { countHidden, hiddenReasons } from "./filters";
import type { FitFacts } from "../fit/judges";
import { judgeBest } from "../fit/rules";
import { compareVerdicts } from "../fit/verdicts";
import type { Fit, FitCondition } from "../fit/schema";
import { judgedKeys, readStated, type StatedValue } from "../fit/stated";
import type { GenartPlace } from "../tree/schema";
import { criterionText, type StoredValue } from "../fit/values";
import type { FullArticles, ListedArticle, VehicleArticles } from "./schema";

type ArticleRow = [
  id: number,
  brandId: number,
  number: string,
  label: string | null,
  weight: number,
  values: number[],
  conditionIds: number[],
];

/** What the catalogue has for a vehicle and a generic article. */
export interface FoundArticles {
  genart: GenartPlace;
  articles: ArticleRow[];
  brands: { id: number; name: string }[];
  criteria: (VehicleArticles["criteria"][number] & { decisive: boolean })[];
  values: (StoredValue & { id: number; criterionId: number })[];
  conditions: Record<string, FitCondition>;
}

interface Judged {
  row: ArticleRow;
  fit: Fit;
  index: number;
}

/** The values of the list that ask something of a vehicle, by their id. */
function statedValues({ criteria, values }: FoundArticles): Map<number, StatedValue> {
  const deciding = new Map(criteria.filter(({ key }) => judgedKeys.includes(key)).map((one) => [one.id, one]));
  return new Map(
    values.flatMap(({ id, criterionId, value }) => {
      const criterion = deciding.get(criterionId);
      return criterion ? [[id, { key: criterion.key, value, decisive: criterion.decisive }] as const] : [];
    }),
  );
}

/** Articles that state the same under the same conditions share one judgement. */
function judgeRows(found: FoundArticles, facts: FitFacts): { fits: Fit[]; judged: Judged[] } {
  const fits: Fit[] = [];
  const known = new Map<string, number>();
  const stated = statedValues(found);
  const judged = found.articles.map((row) => {
    const conditionIds = [...row[6]].sort((a, b) => a - b);
    const own = row[5].filter((id) => stated.has(id));
    const key = `${conditionIds.join()}|${own.join()}`;
    let index = known.get(key);
    if (index === undefined) {
      index =
        fits.push(
          judgeBest(
            conditionIds.map((id) => found.conditions[id] ?? {}),
            facts,
            readStated(
              own.flatMap((id) => stated.get(id) ?? []),
              found.genart.id,
            ),
          ),
        ) - 1;
      known.set(key, index);
    }
    return { row, index, fit: fits[index] as Fit };
  });
  judged.sort((a, b) => compareVerdicts(a.fit, b.fit) || b.row[4] - a.row[4] || a.row[0] - b.row[0]);
  return { fits, judged };
}

interface Context {
  ktype: number;
  facts: FitFacts;
  lang: Language;
  /** What the company knows better of these articles. */
  corrections?: Corrections | null;
}

function withCorrections(found: FoundArticles, { attributes, mandatory }: Corrections): FoundArticles {
  const given = new Map(mandatory.map((one) => [one.labelId, one.mandatory]));
  const criteria = found.criteria.map((one) => ({ ...one, decisive: given.get(one.id) ?? one.decisive }));
  return withAttributes({ ...found, criteria }, attributes);
}

/** The list that a screen shows: fitting articles first, then undecided, then not fitting, each by weight; filters counted. */
export function arrangeArticles(
  catalogued: FoundArticles,
  { ktype, facts, lang, corrections }: Context,
): VehicleArticles {
  const found = corrections ? withCorrections(catalogued, corrections) : catalogued;
  const { fits, judged } = judgeRows(found, facts);
  const away = new Set(corrections?.hidden);
  const reasons = hiddenReasons(
    judged.map(({ fit }) => fit),
    (at) => away.has(judged[at]?.row[0] ?? 0),
  );
  const articles = judged.map(({ row: [id, brandId, number, label, weight, values], index }, at): ListedArticle => {
    return { id, brandId, number, label, weight, values, fit: index, hidden: reasons[at] ?? null };
  });
  const criteria = new Map(found.criteria.map((criterion) => [criterion.id, criterion]));
  const values = found.values.map(({ id, criterionId, ...stored }) => {
    const kind = criteria.get(criterionId) ?? { kind: "string", unit: null };
    return { id, criterionId, value: stored.value, label: criterionText(stored, kind, lang) };
  });
  return {
    ktype,
    genart: found.genart,
    brands: found.brands,
    criteria: found.criteria.map(({ decisive: _, ...criterion }) => criterion),
    values,
    fits,
    articles,
    hidden: countHidden(reasons),
    facets: firstFacets(articles, values),
  };
}

function firstFacets(articles: readonly ListedArticle[], values: VehicleArticles["values"]): VehicleArticles["facets"] {
  const shown = articles.filter(({ hidden }) => hidden === null);
  const criterionOf = new Map(values.map(({ id, criterionId }) => [id, criterionId]));
  const counts = facetCounts(shown, { brands: new Set(), values: new Set() }, criterionOf);
  const list = (of: ReadonlyMap<number, number>) => [...of].map(([id, count]) => ({ id, count }));
  return { brands: list(counts.brands), values: list(counts.values) };
}

const discriminantNames: Readonly<Record<string, string>> = { engineCode: "For Enginecode", date: "Date" };

/** The same list with each article complete in itself. */
export function completeArticles(list: VehicleArticles): FullArticles {
  const brands = new Map(list.brands.map(({ id, name }) => [id, name]));
  const criteria = new Map(list.criteria.map(({ id, label }) => [id, label]));
  const values = new Map(list.values.map((value) => [value.id, value]));
  const items = list.articles.map(({ id, brandId, number, label, weight, values: own, fit, hidden }) => {
    const judged = list.fits[fit] as Fit;
    return {
      id,
      articleId: id,
      ArtNr: number,
      makeId: brandId,
      makeLabel: brands.get(brandId) ?? "",
      genartId: list.genart.id,
      genArt: list.genart.label,
      label: label ?? list.genart.label,
      weight,
      attributes: own.flatMap((valueId) => {
        const value = values.get(valueId);
        if (!value) return [];
        return [
          { labelId: value.criterionId, label: criteria.get(value.criterionId) ?? "", valueId, value: value.label },
        ];
      }),
      discriminants: judged.criteria.map(({ key, needs }) => ({
        translatedName: discriminantNames[key] ?? key,
        translatedValue: needs,
      })),
      fit: judged,
      hidden,
    };
  });
  return { items, hidden: list.hidden };
}
