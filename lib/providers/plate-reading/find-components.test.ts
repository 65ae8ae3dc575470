import { darkerThanAround, findComponents } from "./find-components";

const picture = (rows: string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  data: Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 20 : 220)),
});

const rows = ["..........", ".##....#..", ".##...#...", "..........", "....#####.", ".........."];

test("dark areas are found with their boxes, diagonal neighbours as one", () => {
  const { width, height } = picture(rows);
  const marks = darkerThanAround(picture(rows), 4, 0.2);
  expect(findComponents(marks, width, height)).toEqual([
    { left: 1, top: 1, right: 3, bottom: 3 },
    { left: 6, top: 1, right: 8, bottom: 3 },
    { left: 4, top: 4, right: 9, bottom: 5 },
  ]);
});

test("a shadow that darkens paper and ink alike hides no ink", () => {
  const lit = picture(rows);
  const shaded = { ...lit, data: lit.data.map((value) => value * 0.4) };
  expect(darkerThanAround(shaded, 4, 0.2)).toEqual(darkerThanAround(lit, 4, 0.2));
});

test("an even picture has no dark areas", () => {
  expect(darkerThanAround({ width: 20, height: 20, data: new Uint8Array(400).fill(90) }, 4, 0.1)).not.toContain(1);
});
