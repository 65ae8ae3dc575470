import { compactKey } from "./compact";
import { fold } from "./fold";

const otherLetter = /[^\P{L}\p{Script=Latin}]/u;
/** Scripts that write no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Endings by which a word bends, the longest first. */
const endings = {
  Cyrillic:
    /(?:ыми|ими|ого|его|ому|ему|ами|ями|ите|ата|ята|ки|ка|ку|ке|ок|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ом|ем|та|то|те|[аяоеыиуюьйъ])$/u,
  Greek: /(?:ιων|εων|ους|ια|ιο|ου|ων|ας|ες|ης|ος|οι|ις|[αεηιουως])$/u,
} as const;
const shortestRoot = 3;

function rootOf(word: string): string {
  const bent = /\p{Script=Cyrillic}/u.test(word)
    ? endings.Cyrillic
    : /\p{Script=Greek}/u.test(word)
      ? endings.Greek
      : null;
  const root = bent ? word.replace(bent, "") : word;
  return root.length < shortestRoot ? word : root;
}

/** A letter of another script as two of A-Z, of scripts with thousands of letters as three: the same one as the same. */
function spelt(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const at = (place: number) => letters[Math.floor(code / 26 ** place) % 26] ?? "";
  return code < 0x2e80 ? at(1) + at(0) : at(2) + at(1) + at(0);
}

/** Whether a text holds letters that A-Z cannot spell. */
export const hasOtherLetters = (text: string): boolean => otherLetter.test(text);

const bare = (text: string): string => fold(text.normalize("NFKC")).toLowerCase().replaceAll("ς", "σ");

/** The key by which a word is searched: of A-Z0-9 as compactKey makes it, the letters of other scripts spelt by them. */
export function speltKey(word: string): string {
  if (!hasOtherLetters(word)) return compactKey(word);
  return [...rootOf(bare(word))].map((sign) => (otherLetter.test(sign) ? spelt(sign) : compactKey(sign))).join("");
}

let segmenter: Intl.Segmenter | undefined;

/** A run of letters with its words and where they begin: scripts without blanks are divided as their readers would. */
export function wordsOfRun(run: string): { typed: string; at: number }[] {
  if (!unspaced.test(run)) return [{ typed: run, at: 0 }];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ typed: segment, at: index }));
}
