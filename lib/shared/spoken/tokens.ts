import { plainText } from "@/lib/shared/fold";
import { countAt } from "./count";
import { isSpellingWord, letterOfPair, lettersOf, withGi } from "./letters";
import { numberWordOf } from "./numbers";

/** A piece of what was spelt: letters, digits, or a sign between them; `said` tells that it was a word. */
export interface Piece {
  text: string;
  kind: "letters" | "digits" | "sign";
  said: boolean;
  /** What it may be as well: "oh" is zero in English, a letter in French. */
  also?: string;
}

/** How far words are taken for letters. */
export interface Reading {
  /** Words that may only have been misheard are letters too. */
  loose: boolean;
  /** A word of two letters is these, not the name of one. */
  together: boolean;
  /** How many letters a recogniser may have put together, as "ab" for A B. */
  longest: number;
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
const doubles = new Map([
  ...["double", "doppel", "doppio", "doppia", "zweimal"].map((word) => [word, 2] as const),
  ...["triple", "tripel", "triplo", "tripla", "dreimal"].map((word) => [word, 3] as const),
]);

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
export function piecesOf(heard: readonly string[], reading: Reading): Piece[] | null {
  const words = reading.together ? heard : withGi(heard);
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
    const read = readAt(at, { ...reading, words, plain, number });
    if (!read) return null;
    pieces.push(read.piece);
    at += read.length;
  }
  return pieces.map(sureOh);
}

/** "Oh" before a letter and after no digit is a letter itself. */
function sureOh(piece: Piece, at: number, pieces: readonly Piece[]): Piece {
  const isSure = pieces[at + 1]?.kind === "letters" && pieces[at - 1]?.kind !== "digits";
  return piece.also && isSure ? { ...piece, kind: "letters", text: piece.also } : piece;
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
interface Around extends Reading {
  words: readonly string[];
  plain: readonly string[];
  number: Parameters<typeof countAt>[0];
}

const read = (kind: Piece["kind"], text: string, length: number, said = true): Read => ({
  piece: { kind, text, said },
  length,
});
const own = (table: Record<string, string>, name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

function readAt(at: number, around: Around): Read | null {
  const [word = "", next = "", third = ""] = around.words.slice(at, at + 3);
  if (/^[A-Z]{1,3}$/.test(word)) {
    const pair = word.length === 1 ? letterOfPair(word, next, third) : null;
    return pair ? read("letters", pair, 2) : read("letters", word, 1, false);
  }
  if (/^[A-Za-z]*\d[A-Za-z\d]*$/.test(word))
    return read(/^\d+$/.test(word) ? "digits" : "letters", word.toUpperCase(), 1, false);
  const bare = around.plain[at] ?? "";
  const sign = own(signPairs, `${bare} ${around.plain[at + 1] ?? ""}`);
  if (sign) return read("sign", sign, 2);
  const one = own(signs, bare) ?? (/^[-/.]$/.test(word) ? word : null);
  if (one) return read("sign", one, 1);
  const pair = letterOfPair(word, next, third);
  if (pair) return read("letters", pair, 2);
  return repeatedAt(at, around) ?? numberOrLetters(word, at, around);
}

/** "double zero", "triple sept", "double A": the sign that follows, several times. */
function repeatedAt(at: number, around: Around): Read | null {
  const times = doubles.get(around.plain[at] ?? "");
  const next = times !== undefined && at + 1 < around.words.length ? readAt(at + 1, around) : null;
  if (times === undefined || !next) return null;
  const { kind, text, said, also } = next.piece;
  const isOneSign = kind === "digits" ? !said || text.length === 1 : kind === "letters" && around.loose;
  if (!isOneSign) return null;
  const first = text.charAt(0).repeat(times - 1);
  const repeated = read(kind, first + text, next.length + 1);
  return also ? { ...repeated, piece: { ...repeated.piece, also: also.repeat(times) } } : repeated;
}

function numberOrLetters(word: string, at: number, { plain, number, loose, together, longest }: Around): Read | null {
  const bare = plain[at] ?? "";
  const counted = countAt(number, at);
  if (counted) {
    const digits = read("digits", String(counted.value), counted.length);
    return bare === "oh" ? { ...digits, piece: { ...digits.piece, also: "O" } } : digits;
  }
  if (together && /^[a-z]{2}$/i.test(word)) return read("letters", word.toUpperCase(), 1, false);
  const letters = lettersOf(word, loose);
  if (letters) return read("letters", letters, 1);
  return /^[a-z]+$/.test(bare) && bare.length <= longest ? read("letters", bare.toUpperCase(), 1, false) : null;
}
