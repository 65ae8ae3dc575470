import type { Labels } from "../../labels/rules";
import { nameHits } from "./hit-columns";

const names = new Map([
  [1, "Zeta"],
  [2, "Écrou"],
  [3, "Vis 10"],
  [4, "Vis 9"],
  [5, "Écrou"],
]);
const labels: Labels = { language: "fr", find: (_, id) => names.get(id) ?? null, of: (_, id) => names.get(id) ?? "" };

it("parts of as many hits stand by name as people read it, those of one name by id", () => {
  const parts = [5, 4, 3, 1, 2].map((id) => ({ id, count: 7 }));
  const named = nameHits({ total: 0, brands: [], parts: [...parts, { id: 9, count: 8 }], items: [] }, labels);
  expect(named.parts.map(({ id }) => id)).toEqual([9, 2, 5, 4, 3, 1]);
});
