import { axisEnd, endOf, labelledPlaces, percentUp } from "./scale";

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

it("ends at what the highest of all series needs", () => {
  const place = { label: "juin", says: "", values: [3, 17, 0] };
  expect([endOf([place]), endOf([])]).toEqual([20, 2]);
});

it("stands on the floor at nought and reaches the top at the axis' end", () => {
  expect([percentUp(0, 10), percentUp(10, 10), percentUp(-4, 10)]).toEqual([0, 100, 0]);
});

describe("labels of places", () => {
  const weeks = Array.from({ length: 14 }, () => "24 août 26");

  it("are all written where there is room, and so many of many that no two touch", () => {
    expect(labelledPlaces(["juin", "juil.", "août"], 300)).toEqual([0, 1, 2]);
    expect(labelledPlaces(weeks, 640)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });

  it("keep their distance and stay within the drawing whatever its width", () => {
    for (let width = 200; width < 1200; width += 37)
      for (const count of [1, 5, 14, 31, 90, 400]) {
        const written = labelledPlaces(
          Array.from({ length: count }, () => "24 août 26"),
          width,
        );
        const step = width / count;
        const gaps = written.slice(1).map((at, before) => (at - (written[before] ?? 0)) * step);
        expect(gaps.every((gap) => gap >= 80)).toBe(true);
        expect(written.every((at) => (at + 0.5) * step + 35 <= width + 12 || width < 70)).toBe(true);
      }
  });
});
