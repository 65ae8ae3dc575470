import fc from "fast-check";
import { percentOf, withShares } from "./rules";

it("percentOf has two decimals and knows nothing of nothing", () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 8), percentOf(5, 5), percentOf(0, 0)]).toEqual([
    ...[33.33, 66.67, 12.5, 100, 0],
  ]);
});

it("equal counts have equal shares, each within half a hundredth of its own", () => {
  const percents = (counts: readonly number[]) =>
    withShares(counts.map((nb) => ({ nb }))).map(({ percent }) => percent);
  expect(percents([1, 1, 1])).toEqual([33.33, 33.33, 33.33]);
  expect(percents([2, 2, 1, 1, 1])).toEqual([28.57, 28.57, 14.29, 14.29, 14.29]);
  expect(percents([0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 60 }), (counts) => {
      const rows = withShares(counts.map((nb) => ({ nb })));
      const total = counts.reduce((sum, one) => sum + one, 0);
      for (const { nb, percent } of rows) {
        expect(Math.abs(percent - (nb / Math.max(total, 1)) * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(rows.filter((other) => other.nb === nb).every((other) => other.percent === percent)).toBe(true);
      }
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
