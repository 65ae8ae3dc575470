import { cleanText, compactKey } from "@/lib/shared/compact";

/** A word of a phrase: as typed, where it stands, and its key of A-Z0-9. */
export interface Token {
  typed: string;
  key: string;
  /** An article, a preposition: it names nothing. */
  filler: boolean;
  from: number;
  to: number;
}

const mostTokens = 100;
const divides = /[\s,;:()[\]{}|!?"«»<>=]/u;
const wordsOfText = new RegExp(`(?:(?!${divides.source}).)+`, "gsu");
const piecesOfWord = /[\p{L}\p{N}\p{M}]+/gu;

function tokensOfWord(word: string, at: number): Token[] {
  return [...word.matchAll(piecesOfWord)].map(({ 0: typed, index }) => {
    const key = compactKey(typed);
    const to = index + typed.length;
    const elided = key.length === 1 && /['’]/.test(word[to] ?? "");
    return { typed, key, filler: elided || isFiller(key), from: at + index, to: at + to };
  });
}

// "disque d embrayage": an elision without its apostrophe; "cardan d" and "cardan d arrière" are of the right side.
function isElision({ key }: Token, next: Token | undefined): boolean {
  return (key === "D" || key === "L") && next !== undefined && /^[AEIOUYH]../.test(next.key) && !isSide.test(next.key);
}
const isSide = /^(AV|AR|INF|INT|EXT)/;

/** The words of a text, divided at blanks, hyphens, apostrophes and other signs; what lies beyond the first hundred is left out. */
export function tokensOf(text: string): Token[] {
  const words = [...text.matchAll(wordsOfText)];
  const tokens = words.flatMap(({ 0: word, index }) => tokensOfWord(word, index)).slice(0, mostTokens);
  return tokens.map((token, at) => (isElision(token, tokens[at + 1]) ? { ...token, filler: true } : token));
}

/** The text in which the places of tokens count. */
export const readable = (raw: string): string => cleanText(raw);

/** What plural, gender and doubled letters leave of a word's key: "Plaquettes" and "plaquete" are PLAQUET, "batteries" is BATERY. */
export function stemOf(key: string): string {
  if (key.length < 4 || /\d/.test(key)) return key;
  const single = key.replace(/([A-Z])\1+/g, "$1");
  const plain = single.replace(/EAUX$/, "EAU").replace(/S$|(?<=U)X$/, "");
  const stem = plain.replace(/I?E$/, (end) => (end === "IE" ? "Y" : ""));
  return stem.length < 3 ? single : stem;
}

const filler = new Set(
  (
    "DE DU DES LA LE LES UN UNE ET OU POUR AVEC SANS SUR AU AUX EN SON SA SES MON MA MES PAR " +
    "THE A AN OF FOR AND OR WITH IN ON MY BY TO"
  ).split(" "),
);

/** True for the key of an article or a preposition, which names nothing. */
export const isFiller = (key: string): boolean => filler.has(key);
