import { byName } from "./by-name";

it("sorts as people read", () => {
  const sorted = ["Zoe", "Série 10", "Mégane", "élan", "Série 9", "Modus"].map((name) => ({ name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual(["élan", "Mégane", "Modus", "Série 9", "Série 10", "Zoe"]);
});
