import fc from "fast-check";
import { percentOf, sharesOf, withShares } from "./rules";

it("percentOf has two decimals and knows nothing of nothing", () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 8), percentOf(5, 5), percentOf(0, 0)]).toEqual([
    ...[33.33, 66.67, 12.5, 100, 0],
  ]);
});

it("shares of anything make 100 together, each within a hundredth of its own", () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
  expect(sharesOf([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 60 }), (counts) => {
      const total = counts.reduce((sum, one) => sum + one, 0);
      const shares = sharesOf(counts);
      const sum = shares.reduce((all, one) => all + Math.round(one * 100), 0);
      expect(sum).toBe(total > 0 ? 10_000 : 0);
      shares.forEach((share, at) =>
        expect(Math.abs(share - ((counts[at] ?? 0) / Math.max(total, 1)) * 100)).toBeLessThanOrEqual(0.01 + 1e-9),
      );
    }),
  );
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
