import { Font } from "@react-pdf/renderer";
import { wordParts } from "./line-breaks";
import { printable } from "./printable";
import { familiesFor } from "./register";
import { scriptRuns } from "./script-runs";

type Weight = 400 | 600;

/** The width of a text in em. */
export type Measure = (text: string, weight: Weight) => number;

const LATIN_LINE = 1.22;
const TALLEST_LINE = 1.6;
const OTHER_SCRIPT_EM = 1;
const UNKNOWN_EM = 0.6;

/** A measure of the main family, whose faces must be loaded; other scripts count as a full em a character. */
export function mainMeasure(): Measure {
  const fontFamily = familiesFor("latin")[0] ?? "Helvetica";
  const faces = {
    400: Font.getFont({ fontFamily, fontWeight: 400 }).data,
    600: Font.getFont({ fontFamily, fontWeight: 600 }).data,
  };
  const known = { 400: new Map<string, number>(), 600: new Map<string, number>() };
  const widthOf = (character: string, weight: Weight): number => {
    const before = known[weight].get(character);
    if (before !== undefined) return before;
    const face = faces[weight];
    const code = character.codePointAt(0) ?? 0;
    const width =
      face && face.type !== "STANDARD" && face.hasGlyphForCodePoint(code)
        ? face.glyphForCodePoint(code).advanceWidth / face.unitsPerEm
        : UNKNOWN_EM;
    known[weight].set(character, width);
    return width;
  };
  return (text, weight) =>
    scriptRuns(text).reduce((sum, run) => {
      const widths = Array.from(run.text, (one) => (run.script === "latin" ? widthOf(one, weight) : OTHER_SCRIPT_EM));
      return widths.reduce((total, width) => total + width, sum);
    }, 0);
}

function linesOf(paragraph: string, weight: Weight, room: number, measure: Measure): number {
  let lines = 1;
  let used = 0;
  for (const part of paragraph.split(/(?<= )/).flatMap(wordParts)) {
    const wide = measure(part, weight);
    const visible = part.endsWith(" ") ? wide - measure(" ", weight) : wide;
    if (used > 0 && used + visible > room) {
      lines += 1;
      used = 0;
    }
    used += wide;
  }
  return lines;
}

/** Height in points of a text set at a size into a width, broken as the layout breaks it. */
export function heightOf(given: string, size: number, weight: Weight, width: number, measure: Measure): number {
  const text = printable(given);
  const lines = text.split("\n").reduce((sum, paragraph) => sum + linesOf(paragraph, weight, width / size, measure), 0);
  const isLatin = scriptRuns(text).every(({ script }) => script === "latin");
  return lines * size * (isLatin ? LATIN_LINE : TALLEST_LINE);
}
