import type { VehicleArticles } from "../schema";
import { chooseCandidates } from "./rules";

const fit = (verdict: "fits" | "unknown" | "no") => ({ verdict, met: 0, of: 0, criteria: [] });
const listOf = (articles: [verdict: number, hidden?: "engineCode"][]): VehicleArticles => ({
  ...{ ktype: 1, criteria: [], values: [], hidden: [], facets: { brands: [], values: [] } },
  genart: { id: 5, label: "Vanne EGR", familyId: 1, family: "", subFamilyId: 2, subFamily: "" },
  brands: [{ id: 3, name: "Valeo" }],
  fits: [fit("fits"), fit("unknown"), fit("no")],
  articles: articles.map(([verdict, hidden], at) => ({
    ...{ id: at + 1, brandId: 3, number: `N${at + 1}`, label: null, weight: 0, values: [], fit: verdict },
    hidden: hidden ?? null,
  })),
});
const chosen = (list: VehicleArticles, most = 10) => {
  const { count, sure, articles } = chooseCandidates(list, most);
  return [count, sure, articles.map(({ id, brand }) => [id, brand])];
};

describe("the articles that may be sold for a vehicle", () => {
  it("are those that fit and are not hidden", () => {
    const list = listOf([[0], [0, "engineCode"], [1], [2]]);
    expect(chosen(list)).toEqual([1, true, [[1, "Valeo"]]]);
  });

  it("are those that may fit, to be checked, where none is sure to", () => {
    expect(chosen(listOf([[1], [1], [2]]))).toEqual([
      2,
      false,
      [
        [1, "Valeo"],
        [2, "Valeo"],
      ],
    ]);
    expect(chosen(listOf([[2]]))).toEqual([0, false, []]);
  });

  it("are counted beyond those that are named", () => {
    expect(chosen(listOf([[0], [0], [0]]), 1)).toEqual([3, true, [[1, "Valeo"]]]);
  });

  it("are those that sit where they are wanted, with those that do not say, one's own brand first", () => {
    const list = listOf([[0], [0], [0]]);
    list.criteria = [{ id: 7, key: "pos", label: "Position", unit: null, kind: "enum" }];
    list.values = [
      { id: 70, criterionId: 7, value: "front", label: "avant" },
      { id: 71, criterionId: 7, value: "rear", label: "arrière" },
    ];
    list.brands.push({ id: 4, name: "Bosch" });
    const [ahead, behind, silent] = list.articles;
    if (ahead) ahead.values = [70];
    if (behind) behind.values = [71];
    if (silent) silent.brandId = 4;
    const ids = (sought: object) => chooseCandidates(list, 10, sought).articles.map(({ id }) => id);
    expect(ids({ positions: ["front"] })).toEqual([1, 3]);
    expect(ids({ positions: ["rear"], brand: "Bosch" })).toEqual([3, 2]);
    expect(ids({})).toEqual([1, 2, 3]);
  });

  it("bear their label, their verdict and the pieces of their pack", () => {
    const list = listOf([[0], [0]]);
    list.criteria = [{ id: 5, key: "qty", label: "Pieces", unit: null, kind: "int" }];
    list.values = [{ id: 50, criterionId: 5, value: "4", label: "4" }];
    if (list.articles[0]) list.articles[0].values = [50];
    expect(chooseCandidates(list, 10).articles).toMatchObject([
      { id: 1, label: null, pieces: 4, fit: { verdict: "fits" } },
      { id: 2, pieces: null },
    ]);
  });
});
