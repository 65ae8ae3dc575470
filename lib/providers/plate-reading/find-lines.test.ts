import { findLines } from "./find-lines";
import { differs, groupByPlace } from "./group-lines";

/** Boxes of characters 20 wide and 40 high along a slope, 28 apart. */
const row = (count: number, { x = 100, y = 200, slope = 0 } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const left = x + index * 28;
    const top = Math.round(y + slope * index * 28);
    return { left, top, right: left + 20, bottom: top + 40 };
  });

test("a slanting row of characters is one line with its slope and height", () => {
  const [line, ...others] = findLines(row(7, { slope: 0.15 }));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ from: 100, to: 288, height: 40 });
  expect(line?.slope).toBeCloseTo(0.15, 1);
});

test("what is off the row, of another height or too broad stays out", () => {
  const noise = [
    { left: 130, top: 120, right: 150, bottom: 160 },
    { left: 300, top: 205, right: 330, bottom: 225 },
    { left: 300, top: 190, right: 420, bottom: 232 },
  ];
  expect(findLines([...row(6), ...noise])[0]?.boxes).toHaveLength(6);
});

test("two plates are two lines, at two places", () => {
  const lines = findLines([...row(7), ...row(6, { x: 600, y: 420 })]);
  expect(lines.map(({ boxes }) => boxes.length)).toEqual([7, 6]);
  expect(groupByPlace(lines)).toHaveLength(2);
});

test("one plate seen twice is one place, worth a second look only when seen otherwise", () => {
  const [line] = findLines(row(7));
  const [shorter] = findLines(row(5));
  expect(groupByPlace([line!, shorter!])).toEqual([[line, shorter]]);
  expect(differs(line!, shorter!)).toBe(true);
  expect(differs(line!, { ...line!, from: line!.from + 2 })).toBe(false);
});

test("two boxes are no line", () => {
  expect(findLines(row(2))).toEqual([]);
});
