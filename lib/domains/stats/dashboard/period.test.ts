import fc from "fast-check";
import { addDays } from "@/lib/shared/dates";
import { comparedWith, daysIn, listDays, monthsAndDays, monthsFromJune, monthsOf, readPeriod, spanOf } from "./period";

const today = "2026-11-26";

it("is ninety days that end today where nothing is asked for", () => {
  const { period, fault } = readPeriod({}, today);
  expect([period, fault, daysIn(period)]).toEqual([{ from: "2026-08-29", to: today }, null, 90]);
});

it.each([
  [{ from: "2026-11-01", to: "2026-11-10" }, { from: "2026-11-01", to: "2026-11-10" }, false],
  [{ from: "2026-11-26", to: "2027-11-26" }, { from: "2026-11-26", to: today }, true],
  [{ from: "2026-11-20" }, { from: "2026-11-20", to: today }, false],
])("of %j is %j, cut off at today: %s", (asked, period, isCut) =>
  expect(readPeriod(asked, today)).toEqual({ period, fault: null, isCut }),
);

it.each([
  [{ from: "2026-11-11", to: "2026-11-10" }, "no-days"],
  [{ from: "1926-11-26", to: today }, "too-long"],
  [{ from: "2026-02-30", to: today }, "not-a-day"],
  [{ from: "../etc", to: today }, "not-a-day"],
  [{ from: "2126-01-01", to: "2126-02-01" }, "future"],
])("of %j is none: %s", (asked, fault) => expect(readPeriod(asked, today).fault).toBe(fault));

it("is compared with as many days before, or the same days a year ago", () => {
  const period = { from: "2026-11-01", to: "2026-11-10" };
  expect(comparedWith(period, "before")).toEqual({ from: "2026-10-22", to: "2026-10-31" });
  expect(comparedWith(period, "year")).toEqual({ from: "2025-11-01", to: "2025-11-10" });
  expect(comparedWith(period, "none")).toBeNull();
});

it("has its days and the months that it touches", () => {
  const period = { from: "2025-12-30", to: "2026-02-01" };
  expect(listDays(period).slice(0, 3)).toEqual(["2025-12-30", "2025-12-31", "2026-01-01"]);
  expect(monthsOf(period)).toEqual(["2025-12-01", "2026-01-01", "2026-02-01"]);
});

it.each<[string, string, string[], string[]]>([
  ["2025-12-30", "2026-03-01", ["2026-01-01", "2026-02-01"], ["2025-12-30", "2025-12-31", "2026-03-01", "2026-03-01"]],
  ["2026-01-01", "2026-01-31", ["2026-01-01"], ["2026-01-01", "2025-12-31", "2026-02-01", "2026-01-31"]],
  ["2026-01-02", "2026-02-27", [], ["2026-01-02", "2026-02-27", "2026-02-28", "2026-02-27"]],
])("%s to %s is whole months and the days around them", (from, to, months, days) => {
  expect(monthsAndDays({ from, to })).toEqual({ months, days });
});

it("holds each of its days once, in a whole month or beside", () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((nth) => addDays("2021-01-01", nth));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const period = one < other ? { from: one, to: other } : { from: other, to: one };
      const { months, days } = monthsAndDays(period);
      const [from, to, after, end] = days;
      const spans = [...months.map((month) => spanOf([month])), { from, to }, { from: after, to: end }];
      const held = spans.filter((span) => span.from <= span.to).flatMap(listDays);
      expect(held.toSorted()).toEqual(listDays(period));
    }),
  );
});

it("months go from the latest June on", () => {
  expect(monthsFromJune("2026-11-26").map((month) => month.slice(0, 7))).toEqual([
    ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
  ]);
  expect(monthsFromJune("2026-05-31")[0]).toBe("2025-06-01");
});
