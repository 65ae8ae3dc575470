import { axisEnd, heightOf, labelledPlaces, plot } from "./scale";

it.each([
  [0, 2],
  [1, 2],
  [5, 6],
  [7, 8],
  [21, 30],
  [180, 200],
  [2400, 3000],
  [59_748, 60_000],
  [Number.NaN, 2],
])("an axis of %d ends at %d", (value, end) => expect(axisEnd(value)).toBe(end));

it("labels every place of few, and of many so many that no two touch", () => {
  expect(labelledPlaces(["juin", "juil.", "août"], 200)).toEqual([0, 1, 2]);
  const weeks = Array.from({ length: 14 }, () => "24 août 26");
  expect(labelledPlaces(weeks, 47)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(labelledPlaces(weeks, 0)).toEqual([0]);
});

it("stands on the floor at nought and reaches the top at the axis' end", () => {
  expect([heightOf(0, 10), heightOf(10, 10), heightOf(-4, 10)]).toEqual([plot.floor, plot.top, plot.floor]);
});
