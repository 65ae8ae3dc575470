import fc from "fast-check";
import { chosenRows, facetCounts } from "./facets";
import { hideReasons } from "./filters";
import type { FitFacts } from "../fit/judges";
import { arrangeArticles, type FoundArticles } from "./rules";

const engines = ["K9K", "K9K 766", "K9K 768", "EP6", "DV6FC"];
const month = fc.integer({ min: 2000, max: 2020 }).map((year) => year * 100 + 6);
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const condition = fc.record({
  engineCodes: optional(fc.subarray(engines)),
  from: optional(month),
  to: optional(month),
  brakesys: optional(fc.constantFrom("Bosch", "ATE", "Bosch / ATE")),
  maxKg: optional(fc.integer({ min: 1000, max: 2000 })),
  towbar: optional(fc.boolean()),
});

const facts: fc.Arbitrary<FitFacts> = fc.record({
  engineCode: fc.constantFrom(null, ...engines),
  firstRegistrationYm: fc.option(month),
  vin: fc.constant(null),
  gearbox: fc.constant(null),
  grossKg: fc.option(fc.integer({ min: 1000, max: 2000 })),
  brakeSystem: fc.constantFrom(null, "Bosch", "ATE"),
  frontDiscMm: fc.constant(null),
  rearDiscMm: fc.constant(null),
  rearDrumMm: fc.constant(null),
  cylinders: fc.constant(null),
  euro: fc.constant(null),
});

const mostConditions = 6;
const conditionIds = fc.subarray(
  Array.from({ length: mostConditions }, (_, id) => id),
  { minLength: 1 },
);
const criterionOf = new Map([10, 11, 12, 20, 21].map((value) => [value, Math.floor(value / 10)]));
const article = fc.record({
  brandId: fc.integer({ min: 1, max: 3 }),
  values: fc.subarray([...criterionOf.keys()]),
  conditionIds,
  away: fc.boolean(),
});

const list = fc
  .tuple(
    fc.array(article, { maxLength: 12 }),
    fc.array(condition, { minLength: mostConditions, maxLength: mostConditions }),
    facts,
  )
  .map(([articles, conditions, of]) => {
    const found: FoundArticles = {
      genart: { id: 1, label: "Part", familyId: 1, family: "F", subFamilyId: 1, subFamily: "S" },
      articles: articles.map((one, id) => [id, one.brandId, `N${id}`, null, id, one.values, one.conditionIds]),
      brands: [1, 2, 3].map((id) => ({ id, name: `B${id}` })),
      criteria: [],
      values: [...criterionOf].map(([id, criterionId]) => ({ id, criterionId, value: String(id), label: null })),
      conditions: Object.fromEntries(conditions.map((one, id) => [id, one])),
    };
    const hidden = articles.flatMap(({ away }, id) => (away ? [id] : []));
    const context = {
      ktype: 1,
      facts: of,
      lang: "fr",
      corrections: { hidden, attributes: [], mandatory: [] },
    } as const;
    return { found, hidden, arranged: arrangeArticles(found, context) };
  });

const choice = fc.record({ brands: fc.subarray([1, 2, 3]), values: fc.subarray([...criterionOf.keys()]) });

describe("no article is hidden without a listed reason", () => {
  it("lists every article once, the hidden ones with a reason that is counted and that their proof bears out", () => {
    fc.assert(
      fc.property(list, ({ found, hidden, arranged }) => {
        const { articles, fits } = arranged;
        expect(articles.map(({ id }) => id).sort((a, b) => a - b)).toEqual(found.articles.map(([id]) => id));
        for (const reason of hideReasons) {
          const own = articles.filter((one) => one.hidden === reason);
          expect(arranged.hidden.find((one) => one.reason === reason)?.count ?? 0).toBe(own.length);
          for (const { id, fit } of own)
            if (reason === "expert") expect(hidden).toContain(id);
            else expect(fits[fit]?.criteria).toContainEqual(expect.objectContaining({ key: reason, verdict: "no" }));
        }
        for (const id of hidden) expect(articles.find((one) => one.id === id)?.hidden).toBe("expert");
        const shown = articles.filter((one) => one.hidden === null).length;
        expect(shown + arranged.hidden.reduce((sum, { count }) => sum + count, 0)).toBe(found.articles.length);
      }),
    );
  });

  it("lets facets drop only what a ticked brand or criterion excludes, and counts what each would leave", () => {
    fc.assert(
      fc.property(list, choice, ({ arranged: { articles } }, ticked) => {
        const chosen = { brands: new Set(ticked.brands), values: new Set(ticked.values) };
        const left = new Set(chosenRows(articles, chosen, criterionOf));
        for (const row of articles) {
          const brandOut = chosen.brands.size > 0 && !chosen.brands.has(row.brandId);
          const criteria = new Set(ticked.values.map((value) => criterionOf.get(value)));
          const criterionOut = [...criteria].some(
            (criterion) =>
              !ticked.values.some((value) => criterionOf.get(value) === criterion && row.values.includes(value)),
          );
          expect(left.has(row)).toBe(!brandOut && !criterionOut);
        }
        const counts = facetCounts(articles, chosen, criterionOf);
        for (const brand of [1, 2, 3]) {
          const alone = chosenRows(articles, { ...chosen, brands: new Set([brand]) }, criterionOf);
          expect(counts.brands.get(brand) ?? 0).toBe(alone.length);
        }
        for (const [value, criterion] of criterionOf) {
          const others = ticked.values.filter((one) => criterionOf.get(one) !== criterion);
          const alone = chosenRows(articles, { ...chosen, values: new Set([...others, value]) }, criterionOf);
          expect(counts.values.get(value) ?? 0).toBe(alone.length);
        }
      }),
    );
  });
});
