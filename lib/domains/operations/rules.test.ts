import { judgeMileage, partsOfDeals } from "./rules";

describe("a mileage", () => {
  it.each([
    [-1, null, "impossible"],
    [0, null, "impossible"],
    [1.5, null, "impossible"],
    [5_000_000, null, "impossible"],
    [1, null, "fine"],
    [1_999_999, 5, "fine"],
    [2_000_000, 5, "impossible"],
    [100, 100, "fine"],
    [99, 100, "below-last"],
  ] as const)("%s after %s is %s", (km, last, verdict) => expect(judgeMileage(km, last)).toBe(verdict));
});

it("chosen parts stand once each with the codes that named them, and with what was bought for them", () => {
  const kept = { articleId: null, cartedAt: null };
  const bought = { articleId: 7, cartedAt: "2026-11-23T10:00:00Z" };
  expect(
    partsOfDeals([
      { code: "P0401", genartId: 1, ...kept },
      { code: "P0299", genartId: 1, ...bought },
      { code: "-", genartId: 2, ...kept },
    ]),
  ).toEqual([
    { genartId: 1, codes: ["P0401", "P0299"], ...bought },
    { genartId: 2, codes: [], ...kept },
  ]);
});
