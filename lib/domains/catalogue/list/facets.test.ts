import fc from "fast-check";
import {
  chosenRows,
  facetCounts,
  facetCriteria,
  readListState,
  untouchedList,
  writeListState,
  type FacetRow,
} from "./facets";

const BOSCH = 1;
const TRW = 2;
const [front, rear, thin, thick] = [11, 12, 21, 22] as const;
const criterionOf = new Map<number, number>([
  [front, 1],
  [rear, 1],
  [thin, 2],
  [thick, 2],
]);
const rows: FacetRow[] = [
  { brandId: BOSCH, values: [front, thin] },
  { brandId: BOSCH, values: [rear, thick] },
  { brandId: TRW, values: [front, thick] },
  { brandId: TRW, values: [] },
];
const choice = (brands: number[], values: number[]) => ({ brands: new Set(brands), values: new Set(values) });

describe("facets", () => {
  it("leave rows that have any ticked value of each ticked facet", () => {
    expect(chosenRows(rows, choice([], []), criterionOf)).toEqual(rows);
    expect(chosenRows(rows, choice([BOSCH], [front]), criterionOf)).toEqual([rows[0]]);
    expect(chosenRows(rows, choice([], [front, rear]), criterionOf)).toEqual(rows.slice(0, 3));
    expect(chosenRows(rows, choice([], [front, thick]), criterionOf)).toEqual([rows[2]]);
    expect(chosenRows(rows, choice([], [999]), criterionOf)).toEqual(rows);
  });

  it("count what one more tick in the same facet would leave", () => {
    const { brands, values } = facetCounts(rows, choice([BOSCH], [front]), criterionOf);
    expect(Object.fromEntries(brands)).toEqual({ [BOSCH]: 1, [TRW]: 1 });
    expect(Object.fromEntries(values)).toEqual({ [front]: 1, [rear]: 1, [thin]: 1 });
  });

  it("count exactly the rows that ticking a value alone would leave", () => {
    const row = fc.record({
      brandId: fc.constantFrom(BOSCH, TRW, 3),
      values: fc.uniqueArray(fc.constantFrom(front, rear, thin, thick)),
    });
    const ticks = fc.record({
      brands: fc.uniqueArray(fc.constantFrom(BOSCH, TRW)),
      values: fc.uniqueArray(fc.constantFrom(front, rear, thin, thick)),
    });
    fc.assert(
      fc.property(fc.array(row), ticks, (list, { brands, values }) => {
        const counts = facetCounts(list, choice(brands, values), criterionOf);
        for (const value of [front, rear, thin, thick]) {
          const others = values.filter((one) => criterionOf.get(one) !== criterionOf.get(value));
          const left = chosenRows(list, choice(brands, [...others, value]), criterionOf);
          expect(counts.values.get(value) ?? 0).toBe(left.length);
        }
        for (const brand of [BOSCH, TRW, 3])
          expect(counts.brands.get(brand) ?? 0).toBe(chosenRows(list, choice([brand], values), criterionOf).length);
      }),
    );
  });

  it("are offered for criteria that split the list", () => {
    expect(facetCriteria(rows, criterionOf, 5)).toEqual([1, 2]);
    expect(facetCriteria(rows, criterionOf, 1)).toEqual([1]);
    expect(
      facetCriteria(
        [
          { brandId: 1, values: [front] },
          { brandId: 2, values: [front] },
        ],
        criterionOf,
        5,
      ),
    ).toEqual([]);
    const own = Array.from({ length: 20 }, (_, index) => ({ brandId: 1, values: [1000 + index] }));
    expect(facetCriteria(own, new Map(own.map(({ values: [value] }) => [value!, 7])), 5)).toEqual([]);
  });
});

describe("the address", () => {
  it("gives back the state it was given", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { maxLength: 20 });
    const wants = fc.uniqueArray(fc.constantFrom("front", "left", "260", "12v", "205-55-16", "m14x1.5", "5w30"));
    const compared = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { maxLength: 4 });
    const state = fc.record({
      ...{ sort: fc.constantFrom(null, "price", "delivery", "brand", "fit"), compared },
      ...{ brands: ids, values: ids, wants, showHidden: fc.boolean(), inStock: fc.boolean(), fitting: fc.boolean() },
      ...{ text: fc.string({ maxLength: 200 }).map((text) => text.trim()), page: fc.integer({ min: 1, max: 9999 }) },
    });
    fc.assert(
      fc.property(state, (given) => {
        const query = new URLSearchParams(writeListState(given));
        expect(readListState((name) => query.get(name))).toEqual(given);
      }),
    );
  });

  it("is cleared of wants that nobody writes", () => {
    expect(readListState((name) => (name === "want" ? "front_front_up_260mm_1e9_%_" : "")).wants).toEqual([
      "front",
      "260mm",
    ]);
  });

  it("is empty for the first state and deaf to nonsense", () => {
    const first = untouchedList;
    expect(writeListState(first)).toBe("");
    expect(writeListState({ ...first, page: 2 }, "?typnr=7&brands=1&page=9")).toBe("?typnr=7&page=2");
    fc.assert(fc.property(fc.string(), (text) => void readListState(() => text)));
    expect(readListState((name) => (name === "brands" ? "1.x.-2.1e3.7" : "' or 1=1"))).toEqual({
      ...first,
      brands: [1, 7],
      text: "' or 1=1",
    });
  });
});
