import { callsByMonth, monthsUntil } from "./use";

describe("callsByMonth", () => {
  const vehicle = { ktype: 1_000_080, modelId: 202, makeId: 1, vtype: "vl", weight: 2000 };
  const sum = (weight: number) =>
    Array.from({ length: 300 }, (_, n) => callsByMonth({ ...vehicle, ktype: n, weight }))
      .flat()
      .reduce((total, calls) => total + calls, 0);

  it("is the same every time, twelve numbers of nought or more", () => {
    expect(callsByMonth(vehicle)).toEqual(callsByMonth(vehicle));
    expect(callsByMonth(vehicle)).toHaveLength(12);
    expect(callsByMonth(vehicle).every((calls) => Number.isInteger(calls) && calls >= 0)).toBe(true);
  });

  it("counts best-known makes far more often", () => expect(sum(2000)).toBeGreaterThan(5 * sum(50)));
});

it("monthsUntil ends with the month of the day, over the turn of the year", () => {
  const months = monthsUntil("2026-02-28");
  expect([months.length, months[0], months[10], months[11]]).toEqual([12, "2025-03-01", "2026-01-01", "2026-02-01"]);
});
