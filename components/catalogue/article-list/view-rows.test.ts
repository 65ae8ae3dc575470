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
    { id: 10, criterionId: 1, value: "front", label: "essieu avant" },
    { id: 20, criterionId: 2, value: "116.7", label: "116,7 mm" },
    { id: 30, criterionId: 3, value: "17.3", label: "17,3 mm" },
    { id: 31, criterionId: 3, value: "18", label: "18 mm" },
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

  it("of one brand say what differs between them, however many criteria others differ by", () => {
    const criteria = ["a", "b", "c", "sensor"].map((key, at) => ({
      ...{ id: at + 1, key, label: key, unit: null, kind: "string" },
    }));
    const values = [
      ...[1, 2, 3].flatMap((id) =>
        [0, 1].map((n) => ({ id: id * 10 + n, criterionId: id, value: `${n}`, label: `${n}` })),
      ),
      { id: 40, criterionId: 4, value: "with", label: "avec" },
    ];
    const article = (id: number, brandId: number, own: number[]) => ({
      ...{ id, brandId, number: `N${id}`, label: null, weight: 1, values: own, fit: 0, hidden: null },
    });
    const rows = viewRows({
      ...{ ...list, criteria, values },
      brands: [
        { id: 9, name: "Bosch" },
        { id: 8, name: "TRW" },
      ],
      articles: [article(1, 9, [10, 20, 30]), article(2, 9, [10, 20, 30, 40]), article(3, 8, [11, 21, 31])],
    });
    expect(rows.map((row) => row.criteria)).toEqual(["a 0 · b 0 · c 0", "sensor avec · a 0 · b 0", "a 1 · b 1 · c 1"]);
  });
});
