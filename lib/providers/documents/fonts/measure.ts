import { Font } from "@react-pdf/renderer";
import { printable } from "./printable";
import { familiesFor } from "./register";
import { scriptRuns } from "./script-runs";
import { wordParts } from "./line-breaks";

type Weight = 400 | 600;

/** Advance widths in em by weight and character; other scripts count as a full em. */
export type Measure = (text: string, weight: Weight) => number;

const LATIN_LINE = 1.22;
const TALLEST_LINE = 1.6;

/** A measure of the main family; reads its faces. */
export async function loadMeasure(): Promise<Measure> {
  const family = familiesFor("latin")[0] ?? "Helvetica";
  const load = async (fontWeight: Weight) => {
    await Font.load({ fontFamily: family, fontWeight });
    return Font.getFont({ fontFamily: family, fontWeight }).data;
  };
  const faces = { 400: await load(400), 600: await load(600) };
  const known = { 400: new Map<string, number>(), 600: new Map<string, number>() };
  const widthOf = (character: string, weight: Weight) => {
    const face = faces[weight];
    const glyph = face?.type === "STANDARD" ? null : face?.glyphForCodePoint(character.codePointAt(0) ?? 32);
    return glyph && face ? glyph.advanceWidth / face.unitsPerEm : 0.6;
  };
  return (text, weight) => {
    let sum = 0;
    for (const { text: part, script } of scriptRuns(text))
      for (const character of part) {
        const width = script === "latin" ? (known[weight].get(character) ?? widthOf(character, weight)) : 1;
        if (script === "latin") known[weight].set(character, width);
        sum += width;
      }
    return sum;
  };
}

/** Height in points of a text set at a size into a width, broken as the layout breaks it. */
export function heightOf(given: string, size: number, weight: Weight, width: number, measure: Measure): number {
  const text = printable(given);
  const room = width / size;
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    let used = 0;
    lines += 1;
    for (const word of paragraph.split(/(?<= )/))
      for (const part of wordParts(word)) {
        const wide = measure(part, weight);
        const visible = part.endsWith(" ") ? wide - measure(" ", weight) : wide;
        if (used > 0 && used + visible > room) {
          lines += 1;
          used = 0;
        }
        used += wide;
      }
  }
  const isLatin = scriptRuns(text).every(({ script }) => script === "latin");
  return lines * size * (isLatin ? LATIN_LINE : TALLEST_LINE);
}
