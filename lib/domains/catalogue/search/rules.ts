import { cleanText, compactKey } from "@/lib/shared/compact";
import { normaliseEan } from "@/lib/shared/ean";
import { normaliseNumber } from "@/lib/shared/part-number";
import { recognise } from "@/lib/shared/recognise";
import type { NumberKind, SearchKind } from "./schema";

export const longestQuery = 200;
export const hitsPerPage = 50;
/** A beginning shorter than this would match numbers without any meaning. */
export const shortestBeginning = 3;

const mostWords = 6;
const kindOfNumber: readonly NumberKind[] = ["own", "oe", "cross", "trade", "ean"];
const numbersOfKind: Record<SearchKind, readonly NumberKind[]> = {
  ref: kindOfNumber,
  search: kindOfNumber,
  ean: ["ean"],
  mdd: ["trade"],
  reparcar: ["trade"],
  oe: ["oe"],
};

const filler = new Set(
  "DE DU DES LA LE LES UN UNE ET OU POUR AVEC SANS SUR AU AUX EN THE A AN OF FOR AND OR WITH IN ON MON MA MES".split(
    " ",
  ),
);

/** True for an article or a preposition, which names nothing. */
export const isFiller = (word: string): boolean => filler.has(word);

/** The codes by which article_ref knows the kinds of number that a search looks through. */
export const numberCodes = (kind: SearchKind): number[] =>
  numbersOfKind[kind].map((one) => kindOfNumber.indexOf(one) + 1);

/** The name of an article_ref kind; own for a code out of range. */
export const numberKind = (code: number): NumberKind => kindOfNumber[code - 1] ?? "own";

/** The key under which a typed number is stored, by the search that asks for it; null when the text holds none. */
export function searchKey(kind: SearchKind, text: string): string | null {
  const key = kind === "ean" ? normaliseEan(text) : normaliseNumber(text);
  return key === null || key.length < 2 || key.length > 40 ? null : key;
}

/** The text with the full-width letters, digits and blanks of East Asian keyboards as plain ones. */
export const plainWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (sign) => sign.normalize("NFKC"));

/** The search that a typed text asks for: its number when it is one, else its words; null for an empty text. */
export function guessSearch(raw: string): SearchKind | null {
  for (const found of recognise(raw.slice(0, longestQuery), { plateCountry: "FR" })) {
    if (found.kind === "ean") return "ean";
    if (found.kind === "reference") return found.search;
    if (found.kind === "words") return "search";
  }
  return null;
}

/** The words of a text as the vocabulary writes them: A-Z0-9, articles and prepositions left out, six at most. */
export function wordsOf(raw: string): { typed: string; word: string }[] {
  const parts = cleanText(raw).split(/[^\p{L}\p{N}\p{M}]+/u);
  const words = parts.map((typed) => ({ typed, word: compactKey(typed) }));
  const useful = words.filter(({ word }) => word.length >= 2 && word.length <= 30 && !filler.has(word));
  return useful.filter(({ word }, at) => useful.findIndex((other) => other.word === word) === at).slice(0, mostWords);
}

/** A word of the vocabulary near a typed one: kind 1 names generic articles, 2 brands; score 1 is the word itself. */
export interface Candidate {
  typed: string;
  word: string;
  kind: number;
  targets: number[];
  score: number;
}

export interface WordReading {
  genartIds: number[] | null;
  brandIds: number[] | null;
  readAs: { typed: string; read: string }[];
  ignored: string[];
}

const nearly = 0.12;

function bestOf(candidates: readonly Candidate[], typed: string): Candidate[] {
  // What looks like a number is itself or nothing.
  const mayDiffer = !/\d/.test(typed);
  const own = candidates.filter(
    (one) => one.typed === typed && (one.kind === 1 || one.kind === 2) && (mayDiffer || one.score === 1),
  );
  const best = Math.max(0, ...own.map(({ score }) => score));
  const near = own.filter(({ score }) => (best === 1 ? score === 1 : score >= best - nearly));
  const kind = near.reduce<Candidate | null>((so, one) => (!so || one.score > so.score ? one : so), null)?.kind;
  return near.filter((one) => one.kind === kind);
}

/** The ids that most of the sets hold; null without any set. */
export function mostNamed(sets: readonly ReadonlySet<number>[]): number[] | null {
  if (sets.length === 0) return null;
  const named = new Map<number, number>();
  for (const set of sets) for (const id of set) named.set(id, (named.get(id) ?? 0) + 1);
  const most = Math.max(0, ...named.values());
  return [...named].filter(([, times]) => times === most).map(([id]) => id);
}

/** Words that say where a part sits: criteria of articles, and names of parts only beside another word. */
const sides = new Set(
  (
    "AVANT ARRIERE GAUCHE DROIT DROITE SUPERIEUR SUPERIEURE INFERIEUR INFERIEURE " + "FRONT REAR LEFT RIGHT UPPER LOWER"
  ).split(" "),
);

interface NamedParts {
  typed: string;
  word: string;
  targets: ReadonlySet<number>;
}

/** The words that say what is looked for: a side that no other word's parts have would only add other parts. */
function withoutLoneSides(named: readonly NamedParts[]): NamedParts[] {
  const others = (one: NamedParts) => named.filter((other) => other !== one && !sides.has(other.word));
  return named.filter((one) => {
    const beside = sides.has(one.word) ? others(one) : [];
    return beside.length === 0 || beside.some(({ targets }) => [...one.targets].some((id) => targets.has(id)));
  });
}

/** What the words of a search name together: generic articles that most words agree on, and any of the brands named. */
export function combineWords(
  words: readonly { typed: string; word: string }[],
  candidates: readonly Candidate[],
): WordReading {
  const named: NamedParts[] = [];
  const brands = new Set<number>();
  const readAs: WordReading["readAs"] = [];
  const ignored: string[] = [];
  for (const { typed, word } of words) {
    const best = bestOf(candidates, word);
    const [first] = best;
    if (!first) {
      ignored.push(typed);
      continue;
    }
    if (first.score < 1) readAs.push({ typed, read: first.word.toLowerCase() });
    const targets = new Set(best.flatMap((one) => one.targets));
    if (first.kind === 1) named.push({ typed, word, targets });
    else for (const target of targets) brands.add(target);
  }
  const kept = withoutLoneSides(named);
  return {
    genartIds: mostNamed(kept.map(({ targets }) => targets)),
    brandIds: brands.size > 0 ? [...brands] : null,
    readAs,
    ignored: [...ignored, ...named.filter((one) => !kept.includes(one)).map(({ typed }) => typed)],
  };
}
