import { assumptions, busiestShare, demandOf, hours } from "./day.mjs";
import { readOptions } from "./options.mjs";

describe("a workday", () => {
  it("is shared out among its hours", () => expect(hours.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1));

  it("has a lower peak where users live in several zones", () => {
    expect(busiestShare(1)).toBe(Math.max(...hours));
    expect(busiestShare(2)).toBeCloseTo((0.13 + 0.14) / 2);
    expect(busiestShare(8)).toBeLessThan(busiestShare(2));
  });

  it("asks in proportion to the accounts", () => {
    const [one, ten] = [demandOf(1000), demandOf(10_000)];
    expect(ten.jobsPerSecond).toBeCloseTo(one.jobsPerSecond * 10);
    expect(ten.streams).toBeCloseTo(10_000 * assumptions.present * assumptions.tabs);
    expect(one.jobsPerYear).toBe(1000 * 0.6 * 16 * 250);
  });

  it("is changed by options, and wrong ones are refused", () => {
    expect(readOptions([]).day).toEqual(assumptions);
    expect(readOptions(["--present", "0.3", "--zones=2", "--check"])).toMatchObject({
      check: true,
      measure: false,
      day: { present: 0.3, zones: 2 },
    });
    for (const args of [["--present", "2"], ["--zones", "1.5"], ["--jobs"], ["--users", "5"], ["--jobs", "many"]])
      expect(() => readOptions(args)).toThrow(/npm run plan:scale/);
  });
});
