export type FontScript = "latin" | "arabic" | "hebrew" | "thai" | "devanagari" | "han" | "hangul" | "emoji";

export interface ScriptRun {
  text: string;
  script: FontScript;
}

/**
 * By Unicode blocks: punctuation of a script must come from its own font, and the Script property calls it Common. The mark of
 * an invisible Latin letter is in the Hebrew font alone.
 */
const BLOCKS: [RegExp, FontScript][] = [
  [/[\u0590-\u05ff\u200e\ufb1d-\ufb4f]/u, "hebrew"],
  [/[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u, "arabic"],
  [/[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/u, "devanagari"],
  [/[\u0e00-\u0e7f]/u, "thai"],
  [/[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/u, "hangul"],
  [/[\u2e80-\u312f\u31a0-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/u, "han"],
];
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3/u;
const OLD_PICTOGRAPH = /(?=[\u2300-\u{1faff}])\p{Extended_Pictographic}/u;
const LATIN_ONLY = /^[\u0000-\u02ff\u2010-\u2027\u202f\u20ac]*$/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

const SPACE = /^[ \u00a0]$/u;

function scriptOf(grapheme: string): FontScript {
  if (EMOJI.test(grapheme) || OLD_PICTOGRAPH.test(grapheme)) return "emoji";
  return BLOCKS.find(([block]) => block.test(grapheme))?.[1] ?? "latin";
}

/**
 * Cuts a text into the longest runs that one font can draw; never inside a grapheme. Latin stands for Greek and
 * Cyrillic too. A space between two words of a script is theirs: right-to-left words must not be torn apart.
 */
export function scriptRuns(text: string): ScriptRun[] {
  if (LATIN_ONLY.test(text)) return text === "" ? [] : [{ text, script: "latin" }];
  const runs: ScriptRun[] = [];
  let spaces = "";
  const add = (piece: string, script: FontScript) => {
    const last = runs.at(-1);
    if (last?.script === script) last.text += piece;
    else runs.push({ text: piece, script });
  };
  for (const { segment } of graphemes.segment(text)) {
    if (SPACE.test(segment)) {
      spaces += segment;
      continue;
    }
    const script = scriptOf(segment);
    const between = script === runs.at(-1)?.script && script !== "emoji" ? script : "latin";
    if (spaces !== "") add(spaces, between);
    spaces = "";
    add(segment, script);
  }
  if (spaces !== "") add(spaces, "latin");
  return runs;
}

const FIRST_STRONG = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a paragraph by its first letter (UAX 9, rules P2 and P3). */
export function directionOf(text: string): "ltr" | "rtl" {
  const letter = FIRST_STRONG.exec(text)?.[0];
  return letter && RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
