import { plainText } from "@/lib/shared/fold";
import { countAt } from "./count";
import { isSpellingWord, letterOfPair, lettersOf } from "./letters";
import { numberWordOf } from "./numbers";

/** A piece of what was spelt: letters, digits, or a sign between them; `said` tells that it was a word. */
export interface Piece {
  text: string;
  kind: "letters" | "digits" | "sign";
  said: boolean;
}

const signs: Record<string, string> = {
  ...{ tiret: "-", moins: "-", bindestrich: "-", minus: "-", strich: "-", trattino: "-", meno: "-", dash: "-" },
  ...{ hyphen: "-", espace: " ", leerzeichen: " ", leerschlag: " ", abstand: " ", spazio: " ", space: " ", blank: " " },
  ...{ point: ".", punkt: ".", punto: ".", dot: ".", slash: "/", schragstrich: "/", barra: "/" },
};
const signPairs: Record<string, string> = {
  ...{ "trait d'union": "-", "trait union": "-", "barre oblique": "/", "forward slash": "/" },
};
/** "A comme Anatole": what stands between a letter and the word that makes it sure. */
const likenesses = new Set(["comme", "wie", "come", "for"]);
const doubles = new Map([...["double", "doppel", "doppio", "doppia"].map((word) => [word, 2] as const), ["triple", 3]]);

/** The words of a text; a hyphen divides them as a blank does, a stop at the end is none of the speaker's. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[,;:!?"«»()]|\.(?=\s|$)/g, " ")
    .replace(/(?<=\S)[-–](?=\S)|(?<=\d)\.(?=\d{3}\b)/g, " ")
    .split(/\s+/)
    .filter(Boolean);

const isLetter = (piece: Piece | undefined): boolean => piece?.kind === "letters" && piece.text.length === 1;

/** Reads the words as something spelt, piece by piece; null as soon as one of them is none of it. */
export function piecesOf(words: readonly string[], strict: boolean): Piece[] | null {
  const plain = withOtto(words.map(plainText));
  const number = (offset: number) => {
    const word = plain[offset];
    return word === undefined ? null : numberWordOf(word);
  };
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const [word = "", next = ""] = words.slice(at, at + 2);
    // "A comme Anatole": the word says the letter once more.
    if (likenesses.has(word.toLowerCase()) && isLetter(pieces.at(-1)) && startsWith(next, pieces.at(-1)?.text)) {
      at += 2;
      continue;
    }
    const read = readAt({ word, next, at }, { plain, number, strict });
    if (!read) return null;
    pieces.push(read.piece);
    at += read.length;
  }
  return pieces;
}

const italianDigits = new Set("uno due tre quattro cinque sei sette nove".split(" "));

/** Eight to an Italian, the letter O to who spells in German: the other words tell. */
function withOtto(plain: readonly string[]): readonly string[] {
  const spells = plain.some((word) => word !== "otto" && isSpellingWord(word));
  if (!spells || plain.some((word) => italianDigits.has(word))) return plain;
  return plain.map((word) => (word === "otto" ? "oscar" : word));
}

const startsWith = (word: string, letter = ""): boolean => plainText(word).startsWith(letter.toLowerCase());

interface Read {
  piece: Piece;
  length: number;
}
interface Here {
  word: string;
  next: string;
  at: number;
}
interface Around {
  plain: readonly string[];
  number: Parameters<typeof countAt>[0];
  strict: boolean;
}

const read = (kind: Piece["kind"], text: string, length: number, said = true): Read => ({
  piece: { kind, text, said },
  length,
});
const own = (table: Record<string, string>, name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

function readAt({ word, next, at }: Here, { plain, number, strict }: Around): Read | null {
  if (/^[A-Z]{1,3}$/.test(word)) {
    const pair = word.length === 1 ? letterOfPair(word, next) : null;
    return pair ? read("letters", pair, 2) : read("letters", word, 1, false);
  }
  if (/^[A-Za-z]*\d[A-Za-z\d]*$/.test(word))
    return read(/^\d+$/.test(word) ? "digits" : "letters", word.toUpperCase(), 1, false);
  const bare = plain[at] ?? "";
  const sign = own(signPairs, `${bare} ${plain[at + 1] ?? ""}`);
  if (sign) return read("sign", sign, 2);
  const one = own(signs, bare) ?? (/^[-/.]$/.test(word) ? word : null);
  if (one) return read("sign", one, 1);
  const pair = letterOfPair(word, next);
  if (pair) return read("letters", pair, 2);
  return repeatedAt(at, { plain, number, strict }) ?? numberOrLetters({ word, next, at }, { plain, number, strict });
}

/** "double zero", "triple sept". */
function repeatedAt(at: number, { plain, number }: Around): Read | null {
  const times = doubles.get(plain[at] ?? "");
  const unit = times === undefined ? null : number(at + 1);
  const digit = unit?.is === "unit" ? String(unit.value) : /^\d$/.test(plain[at + 1] ?? "") ? plain[at + 1] : null;
  return times !== undefined && digit ? read("digits", digit.repeat(times), 2) : null;
}

function numberOrLetters({ word, at }: Here, { plain, number, strict }: Around): Read | null {
  const bare = plain[at] ?? "";
  const counted = countAt(number, at);
  if (counted) return read("digits", String(counted.value), counted.length);
  const letters = lettersOf(word, strict) ?? lettersOf(bare, strict);
  if (letters) return read("letters", letters, 1);
  // Letters that a recogniser has put together, as "ab" for A B.
  const longest = strict ? 1 : 3;
  return /^[a-z]+$/.test(bare) && bare.length <= longest ? read("letters", bare.toUpperCase(), 1, false) : null;
}
