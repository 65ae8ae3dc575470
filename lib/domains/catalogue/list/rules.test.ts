import fc from "fast-check";
import type { FitFacts } from "../fit/judges";
import { arrangeArticles, completeArticles, type FoundArticles } from "./rules";

const facts: FitFacts = {
  engineCode: "K9K 766",
  firstRegistrationYm: 200703,
  vin: null,
  gearbox: null,
  grossKg: null,
  brakeSystem: null,
  frontDiscMm: null,
  rearDiscMm: null,
  rearDrumMm: null,
  cylinders: null,
  euro: null,
};
const context = { ktype: 7, facts, lang: "fr" } as const;

type Row = FoundArticles["articles"][number];
const [plain, otherEngine, later, undecided] = [1, 2, 3, 4] as const;

function found(articles: Row[]): FoundArticles {
  return {
    genart: { id: 1, label: "Plaquettes", familyId: 1, family: "Freinage", subFamilyId: 2, subFamily: "Disque" },
    articles,
    brands: [{ id: 9, name: "Bosch" }],
    criteria: [{ id: 5, key: "width", label: "Largeur", unit: "mm", kind: "number", decisive: false }],
    values: [{ id: 50, criterionId: 5, value: "116.7", label: null }],
    conditions: {
      [plain]: {},
      [otherEngine]: { engineCodes: ["M9R"] },
      [later]: { from: 200809 },
      [undecided]: { maxKg: 1600 },
    },
  };
}

const row = (id: number, weight: number, conditions: number[]): Row => [
  id,
  9,
  `N ${id}`,
  null,
  weight,
  [50],
  conditions,
];

describe("the list of a vehicle", () => {
  it("puts fitting articles first, then undecided, then not fitting, each by weight", () => {
    const list = arrangeArticles(
      found([
        row(1, 90, [later]),
        row(2, 10, [plain]),
        row(3, 80, [undecided]),
        row(4, 20, [plain]),
        row(5, 99, [otherEngine]),
      ]),
      context,
    );
    expect(list.articles.map(({ id }) => id)).toEqual([4, 2, 3, 5, 1]);
    expect(list.articles.map(({ hidden }) => hidden)).toEqual([null, null, null, "engineCode", "date"]);
    expect(list.hidden).toEqual([
      { reason: "engineCode", count: 1 },
      { reason: "date", count: 1 },
    ]);
    expect(list.facets.brands).toEqual([{ id: 9, count: 3 }]);
    expect(list.values).toEqual([{ id: 50, criterionId: 5, value: "116.7", label: "116,7 mm" }]);
  });

  it("takes the best of several conditions and judges equal conditions once", () => {
    const list = arrangeArticles(
      found([row(1, 1, [later, plain]), row(2, 1, [plain, later]), row(3, 1, [later])]),
      context,
    );
    expect(list.fits).toHaveLength(2);
    expect(list.articles.map(({ id, hidden }) => [id, hidden])).toEqual([
      [1, null],
      [2, null],
      [3, "date"],
    ]);
  });

  it("loses no article, whatever the conditions", () => {
    const any = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 9 }), fc.subarray([plain, otherEngine, later, undecided], { minLength: 1 })),
    );
    fc.assert(
      fc.property(any, (drawn) => {
        const rows = drawn.map(([weight, conditions], id) => row(id, weight, conditions));
        const list = arrangeArticles(found(rows), context);
        expect(list.articles.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(([id]) => id));
        const counted = list.hidden.reduce((sum, { count }) => sum + count, 0);
        expect(list.articles.filter(({ hidden }) => hidden !== null)).toHaveLength(counted);
        expect(completeArticles(list).items).toHaveLength(rows.length);
      }),
    );
  });

  it("writes each article out in the trade's words", () => {
    const [item] = completeArticles(arrangeArticles(found([row(1, 1, [otherEngine])]), context)).items;
    expect(item).toMatchObject({ makeLabel: "Bosch", ArtNr: "N 1", label: "Plaquettes", hidden: null });
    expect(item?.attributes).toEqual([{ labelId: 5, label: "Largeur", valueId: 50, value: "116,7 mm" }]);
    expect(item?.discriminants).toEqual([{ translatedName: "For Enginecode", translatedValue: "M9R" }]);
  });
});
