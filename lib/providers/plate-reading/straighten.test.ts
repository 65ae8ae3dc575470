import type { TextLine } from "./find-lines";
import { GLYPH_HEIGHT, STRIP_HEIGHT, STRIP_MARGIN } from "./glyph-window";
import { levelLine, measureLean, straighten } from "./straighten";

/** Bars 40 high on white, along a slope and leaning. */
function bars(slope: number, lean: number) {
  const picture = { width: 500, height: 300, data: new Uint8Array(500 * 300).fill(230) };
  for (let bar = 0; bar < 7; bar++) {
    const x = 150 + bar * 28;
    const y = 150 + slope * (x - 250);
    for (let down = -20; down < 20; down++) {
      for (let across = -4; across < 4; across++) {
        picture.data[Math.round(y + down) * 500 + Math.round(x + across + lean * down)] = 20;
      }
    }
  }
  return picture;
}

const line = (slope: number): TextLine => ({ from: 146, to: 322, x: 250, y: 150, slope, height: 40, boxes: [] });
const inkOfRow = ({ data, width }: { data: Uint8Array; width: number }, row: number) =>
  data.subarray(row * width, (row + 1) * width).filter((value) => value < 100).length;

test("a slanting row becomes a level strip of the height that the network reads", () => {
  const strip = straighten(bars(0.2, 0), line(0.2));
  expect(strip.height).toBe(STRIP_HEIGHT);
  expect(inkOfRow(strip, STRIP_MARGIN - 2)).toBe(0);
  expect(inkOfRow(strip, STRIP_MARGIN + GLYPH_HEIGHT + 1)).toBe(0);
  for (let row = STRIP_MARGIN + 1; row < STRIP_MARGIN + GLYPH_HEIGHT - 1; row++) {
    expect(inkOfRow(strip, row)).toBeGreaterThanOrEqual(7 * 3);
  }
});

test("a row whose slope was taken wrongly is levelled", () => {
  expect(levelLine(bars(0.1, 0), line(0.04)).slope).toBeCloseTo(0.1, 1);
  expect(levelLine(bars(-0.08, 0), line(0)).slope).toBeCloseTo(-0.08, 1);
});

test.each([-0.16, 0, 0.16])("the lean %p of the characters is measured", (lean) => {
  expect(measureLean(bars(0, lean), line(0))).toBeCloseTo(lean, 2);
});
