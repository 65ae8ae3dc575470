import { compareRows } from "./compare-rows";
import type { ViewRow } from "./view-rows";

const list = {
  criteria: [1, 2, 3].map((id) => ({ id, key: `k${id}`, label: `Critère ${id}`, unit: null, kind: "string" })),
  values: [
    { id: 10, criterionId: 1, value: "a", label: "a" },
    { id: 20, criterionId: 2, value: "b", label: "b" },
    { id: 21, criterionId: 2, value: "c", label: "c" },
  ],
};
const row = (id: number, values: number[]) => ({ id, values }) as ViewRow;

it("articles side by side say where they differ, also where one of them says nothing", () => {
  expect(compareRows(list, [row(1, [10, 20]), row(2, [10, 20, 21]), row(3, [10])])).toEqual([
    { id: 1, label: "Critère 1", values: ["a", "a", "a"], differs: false },
    { id: 2, label: "Critère 2", values: ["b", "b / c", null], differs: true },
  ]);
});
