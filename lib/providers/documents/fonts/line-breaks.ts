const LONG_WORD = 18;
const BREAKS_ANYWHERE = /[\u0e00-\u0e7f\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{1f000}-\u{323af}]/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Where a word may be cut at the end of a line: nowhere in a usual word, between any two graphemes of a long one
 * or of a script without spaces. The empty parts make the layout cut there without writing a hyphen.
 */
export function wordParts(word: string): string[] {
  if (word.length <= LONG_WORD && !BREAKS_ANYWHERE.test(word)) return [word];
  return [...graphemes.segment(word)].flatMap(({ segment }, at) => (at === 0 ? [segment] : ["", segment]));
}
