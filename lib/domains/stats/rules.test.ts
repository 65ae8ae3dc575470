import { percentOf, withShares } from "./rules";

it("percentOf has two decimals and knows nothing of nothing", () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 8), percentOf(5, 5), percentOf(0, 0)]).toEqual([
    ...[33.33, 66.67, 12.5, 100, 0],
  ]);
});

it("withShares puts the most used first", () => {
  expect(
    withShares([
      { nb: 1, make: "a" },
      { nb: 3, make: "b" },
    ]),
  ).toEqual([
    { nb: 3, make: "b", percent: 75 },
    { nb: 1, make: "a", percent: 25 },
  ]);
  expect(withShares([])).toEqual([]);
});
