import { cleanText } from "@/lib/shared/compact";
import { speltKey, wordsOfRun } from "@/lib/shared/other-scripts";
import { isFiller } from "@/lib/shared/stem";
import type { Speech } from "./speech";

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

type Fillers = Pick<Speech, "isFiller">;

function tokensOfWord(word: string, at: number, speech: Fillers): Token[] {
  const pieces = [...word.matchAll(piecesOfWord)].flatMap(({ 0: run, index }) =>
    wordsOfRun(run).map(({ typed, at: inside }) => ({ typed, from: index + inside })),
  );
  return pieces.map(({ typed, from }) => {
    const key = speltKey(typed);
    const to = from + typed.length;
    const elided = key.length === 1 && /['’]/.test(word[to] ?? "");
    return { typed, key, filler: elided || speech.isFiller(key), from: at + from, to: at + to };
  });
}

// "disque d embrayage": an elision without its apostrophe; "cardan d" and "cardan d arrière" are of the right side.
function isElision({ key }: Token, next: Token | undefined): boolean {
  return (key === "D" || key === "L") && next !== undefined && /^[AEIOUYH]../.test(next.key) && !isSide.test(next.key);
}
const isSide = /^(AV|AR|INF|INT|EXT)/;

/** The words of a text, divided at blanks, hyphens, apostrophes and other signs; what lies beyond the first hundred is left out. */
export function tokensOf(text: string, speech: Fillers = { isFiller }): Token[] {
  const words = [...text.matchAll(wordsOfText)];
  const tokens = words.flatMap(({ 0: word, index }) => tokensOfWord(word, index, speech)).slice(0, mostTokens);
  return tokens.map((token, at) => (isElision(token, tokens[at + 1]) ? { ...token, filler: true } : token));
}

/** The text in which the places of tokens count. */
export const readable = (raw: string): string => cleanText(raw);
