import { Font } from "@react-pdf/renderer";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FACES, STACKS } from "./families";
import { type FontScript, scriptRuns } from "./script-runs";
import { wordParts } from "./line-breaks";

type Face = NonNullable<ReturnType<typeof Font.getFont>["data"]>;

const registered = new Set<string>();
const primed = new WeakSet<Face>();

function registerFonts(root: string): void {
  if (registered.size > 0) return;
  for (const { family, weight, file } of FACES) {
    const src = join(root, "node_modules", file);
    if (!existsSync(src)) continue;
    Font.register({ family, fontWeight: weight, src });
    registered.add(family);
  }
  Font.registerHyphenationCallback(wordParts);
}

/** The installed families for a script, best first; Helvetica where none is. */
export function familiesFor(script: FontScript): string[] {
  const families = STACKS[script].filter((family) => registered.has(family));
  return families.length > 0 ? families : ["Helvetica"];
}

/** Greek iota and the usual quotes share their glyphs with rarer characters; the first to be looked up names the glyph. */
const NAMED_FIRST = [0x3b9, 0x2019, 0x201d];
/** Ligatures' and alternates' own codes (presentation forms, private use) are not what their glyphs stand for in a text. */
const isSecondary = (code: number) =>
  (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Readers turn right-to-left text round letter by letter, the letters inside a ligature too: so a ligature of such
 * letters names them backwards. Glyphs are kept by the face, hence once each.
 */
function nameLigaturesBackwards(face: Face): void {
  const turned = new WeakSet<object>();
  const layout = face.layout.bind(face);
  face.layout = (...given: Parameters<Face["layout"]>) => {
    const run = layout(...given);
    for (const glyph of run.glyphs) {
      if (glyph.codePoints.length < 2 || turned.has(glyph)) continue;
      turned.add(glyph);
      if (RIGHT_TO_LEFT.test(String.fromCodePoint(...glyph.codePoints))) glyph.codePoints.reverse();
    }
    return run;
  };
}

const REMEMBERED_RUNS = 4000;
const LONGEST_RUN = 100;

/**
 * Labels, brands and names of parts come again in every document. The layout of a page only reads what it is given, and
 * alone asks for the order of the text as it stands ("ltr"); the writer of the file changes its own.
 */
function rememberRuns(face: Face): void {
  const known = new Map<string, ReturnType<Face["layout"]>>();
  const layout = face.layout.bind(face);
  face.layout = (...given: Parameters<Face["layout"]>) => {
    const [text, features, , , direction] = given;
    if (direction !== "ltr" || typeof text !== "string" || text.length > LONGEST_RUN) return layout(...given);
    const key = features ? `${text}\n${JSON.stringify(features)}` : text;
    const before = known.get(key);
    if (before) return before;
    if (known.size === REMEMBERED_RUNS) known.clear();
    const run = layout(...given);
    known.set(key, run);
    return run;
  };
}

/**
 * A face remembers each glyph with the characters of its first use. Embedding "ź" uses "z" as a nameless part, after
 * which every later document would lose its z from the text layer: so each glyph is named before the first document.
 */
function prime(face: Face): void {
  if (primed.has(face) || face.type === "STANDARD") return;
  for (const code of [...NAMED_FIRST, ...face.characterSet])
    if (!isSecondary(code) && face.hasGlyphForCodePoint(code)) face.glyphForCodePoint(code);
  nameLigaturesBackwards(face);
  rememberRuns(face);
  primed.add(face);
}

/** Loads the faces that a text needs; root is the folder that holds node_modules. Files are read once per thread. */
export async function prepareFonts(root: string, text: string): Promise<void> {
  registerFonts(root);
  const scripts = new Set<FontScript>(["latin", ...scriptRuns(text).map(({ script }) => script)]);
  const families = new Set([...scripts].flatMap(familiesFor));
  for (const fontFamily of families)
    for (const fontWeight of [400, 600]) {
      await Font.load({ fontFamily, fontWeight });
      const { data } = Font.getFont({ fontFamily, fontWeight });
      if (data) prime(data);
    }
}
