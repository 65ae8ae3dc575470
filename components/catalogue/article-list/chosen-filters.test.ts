import { readListState } from "@/lib/domains/catalogue/list/facets";
import { sizeText } from "@/lib/domains/catalogue/list/size-text";
import { chosenFilters, everyFilter } from "./chosen-filters";

const groups = {
  brands: { id: 0, label: "Marque", options: [{ id: 7, label: "Bosch" }] },
  criteria: [{ id: 1, label: "Côté", options: [{ id: 9, label: "avant" }] }],
};
const t = (key: string) => key;
const query: Record<string, string> = { want: "front_260", brands: "7", values: "9", text: "0986", stock: "1" };
const state = readListState((name) => query[name]);

it("whatever narrows a list can be taken off alone", () => {
  const all = everyFilter(state, chosenFilters(state, groups, t), t);
  expect(all.map(({ label, without }) => [label, without])).toEqual([
    ["want.front", { wants: ["260"] }],
    ["260 mm", { wants: ["front"] }],
    ["Bosch", { brands: [] }],
    ["avant", { values: [] }],
    ["0986", { text: "" }],
    ["inStock", { inStock: false }],
  ]);
});

it.each([
  ["260", "260 mm"],
  ["12v", "12 V"],
  ["205-55-16", "205/55 R16"],
  ["m14x1.5", "M14X1.5"],
])("a wanted size %s reads %s", (word, text) => expect(sizeText(word)).toBe(text));
