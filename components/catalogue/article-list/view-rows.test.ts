import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { viewRows } from "./view-rows";

const list: VehicleArticles = {
  ktype: 1,
  genart: { id: 1, label: "Plaquettes", familyId: 1, family: "Freinage", subFamilyId: 2, subFamily: "Disque" },
  brands: [{ id: 9, name: "Bosch" }],
  criteria: [
    { id: 1, key: "pos", label: "Côté d'assemblage", unit: null, kind: "enum" },
    { id: 2, key: "width", label: "Largeur", unit: "mm", kind: "number" },
    { id: 3, key: "thick", label: "Épaisseur", unit: "mm", kind: "number" },
  ],
  values: [
    { id: 10, criterionId: 1, label: "essieu avant" },
    { id: 20, criterionId: 2, label: "116,7 mm" },
    { id: 30, criterionId: 3, label: "17,3 mm" },
    { id: 31, criterionId: 3, label: "18 mm" },
  ],
  fits: [{ verdict: "fits", met: 1, of: 1, criteria: [] }],
  articles: [
    { id: 1, brandId: 9, number: "A", label: null, weight: 1, values: [30, 10, 20], fit: 0, hidden: null },
    { id: 2, brandId: 9, number: "B", label: "Kit", weight: 1, values: [10, 31, 20], fit: 0, hidden: "date" },
  ],
  hidden: [],
  facets: { brands: [], values: [] },
};

describe("the rows of the table", () => {
  it("say what tells the articles apart", () => {
    expect(
      viewRows(list).map(({ brand, number, label, criteria, hidden }) => [brand, number, label, criteria, hidden]),
    ).toEqual([
      ["Bosch", "A", "Plaquettes", "17,3 mm", false],
      ["Bosch", "B", "Kit", "18 mm", true],
    ]);
  });

  it("say everything, in the criteria's order, when nothing differs", () => {
    const alone = { ...list, articles: list.articles.slice(0, 1) };
    expect(viewRows(alone)[0]?.criteria).toBe("essieu avant · 116,7 × 17,3 mm");
  });
});
