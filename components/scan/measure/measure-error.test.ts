import { blankFrame, type GreyFrame } from "../frames/grey-frame";
import type { CodeFormat, Seen } from "../readers/reader";
import { signsOf } from "./bars";
import { confidenceOf, measureError } from "./measure-error";

const narrow = 4;
const quiet = 12;
const height = 60;

/** A label as a printer draws it: bars and spaces by turns from the first bar on. */
function labelOf(format: CodeFormat, text: string): { frame: GreyFrame; corners: Seen["corners"] } {
  const gap = format === "code_39" ? [1] : [];
  const signs = signsOf(format, text) ?? [];
  const widths = signs.flatMap(({ widths: own, fitted }, at) => [
    ...own.map((width) => (fitted && width === 2 ? 2.5 : width)),
    ...(at < signs.length - 1 ? gap : []),
  ]);
  const length = widths.reduce((sum, width) => sum + width, 0);
  const frame = blankFrame((length + 2 * quiet) * narrow, height);
  frame.lum.fill(240);
  let at = quiet * narrow;
  widths.forEach((width, index) => {
    if (index % 2 === 0)
      for (let y = 0; y < height; y += 1)
        frame.lum.fill(15, y * frame.width + at, y * frame.width + at + width * narrow);
    at += width * narrow;
  });
  const [start, end] = [quiet * narrow, at];
  const corners = [
    { x: start, y: 5 },
    { x: end, y: 5 },
    { x: end, y: height - 5 },
    { x: start, y: height - 5 },
  ] as const;
  return { frame, corners };
}

it.each([
  ["ean_13", "4047024000018", "4047024000995"],
  ["ean_8", "96385074", "96385012"],
  ["code_39", "VF1BR1H0H40123456", "VF1BR1H0H40123ABC"],
] as const)("%s: the bars of a text fit it and no other", (format, text, other) => {
  const { frame, corners } = labelOf(format, text);
  const right = measureError(frame, { text, format, corners });
  const wrong = measureError(frame, { text: other, format, corners });
  expect(right?.worst).toBeLessThan(0.2);
  expect(confidenceOf(right)).toBeGreaterThan(80);
  expect(wrong === null || wrong.worst > 0.3).toBe(true);
});

it("what has no bars has no confidence", () => {
  const frame = blankFrame(200, 60);
  const { corners } = labelOf("ean_13", "4047024000018");
  expect(confidenceOf(measureError(frame, { text: "4047024000018", format: "ean_13", corners }))).toBe(0);
});
