import { axisEnd, heightOf, labelledPlaces, plot } from "./scale";

it.each([
  [0, 1],
  [1, 1],
  [7, 10],
  [21, 25],
  [180, 200],
  [2400, 2500],
  [Number.NaN, 1],
])("an axis of %d ends at %d", (value, end) => expect(axisEnd(value)).toBe(end));

it("labels the first and the last of many places, and every one of few", () => {
  expect([...labelledPlaces(3, 6)]).toEqual([0, 1, 2]);
  const places = [...labelledPlaces(400, 6)];
  expect([places.length, places[0], places.at(-1)]).toEqual([6, 0, 399]);
});

it("stands on the floor at nought and reaches the top at the axis' end", () => {
  expect([heightOf(0, 10), heightOf(10, 10), heightOf(-4, 10)]).toEqual([plot.floor, plot.top, plot.floor]);
});
