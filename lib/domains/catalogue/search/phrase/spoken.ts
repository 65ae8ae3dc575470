import type { Lexicon } from "./lexicon";
import { likeness, nearness, spellingOf, type Spelling } from "./slips";

/** A stem of the lexicon that a typed word may stand for; 1 is the word itself. */
export interface Sense {
  stem: string;
  quality: number;
}

const mostSenses = 12;
const shortestBeginning = 3;
const nearest = 0.1;

const best = (senses: Sense[]): Sense[] => {
  const sorted = senses.sort((a, b) => b.quality - a.quality);
  const least = (sorted[0]?.quality ?? 0) - nearest;
  return sorted.filter(({ quality }) => quality >= least).slice(0, mostSenses);
};

const soundsAlike = 0.78;
const singular = (key: string): string => (key.length > 3 ? key.replace(/[SX]$/, "") : key);

/** What is left of a shorter word resembles too many others. */
const shortestStemmed = 6;
/** As it sounds: "plakette", "fare", "embrayaje". */
const heard = (key: string): string =>
  key
    .replace(/K(?=[EI])/g, "QU")
    .replace(/^F(?=A)/, "PH")
    .replace(/J(?=E)/g, "G");

// "amorto", "alterno", "démarro": the trade cuts a word off and ends it with an O.
const cutOff = (key: string): string => (key.length > 4 && key.endsWith("O") ? key.slice(0, -1) : key);

function begunBy(key: string, { words }: Lexicon): Sense[] {
  const beginning = cutOff(key);
  if (beginning.length < shortestBeginning) return [];
  const senses: Sense[] = [];
  for (const { stem, spellings } of words.values()) {
    if (stem.length < 4 || !spellings.some((one) => one.key.startsWith(beginning))) continue;
    senses.push({ stem, quality: 0.84 + (0.12 * beginning.length) / Math.max(beginning.length, stem.length) });
  }
  return senses.sort((a, b) => b.quality - a.quality).slice(0, mostSenses);
}

type Compare = (typed: Spelling, known: Spelling) => number;

function nearWords(typed: readonly Spelling[], { words }: Lexicon, compare: Compare): Sense[] {
  const senses: Sense[] = [];
  for (const { stem, spellings } of words.values()) {
    let quality = 0;
    if (stem.length < 3) continue;
    for (const known of spellings) for (const one of typed) quality = Math.max(quality, compare(one, known));
    if (quality > 0) senses.push({ stem, quality });
  }
  return best(senses);
}

function slipsOf(key: string, lexicon: Lexicon): Sense[] {
  const stem = key.length < shortestStemmed ? key : lexicon.speech.stemOf(key);
  const typed = [...new Set([key, singular(key), heard(singular(key)), stem])].map(spellingOf);
  const near = nearWords(typed, lexicon, nearness);
  return near.length > 0 ? near : nearWords(typed, lexicon, likeness);
}

/** What a typed word may stand for among the words of parts: itself, a word that it begins, a word that it misspells. */
export function sensesOf(key: string, lexicon: Lexicon): Sense[] {
  const stem = lexicon.speech.stemOf(key);
  const known = lexicon.words.get(stem);
  if (known?.spellings.some((one) => singular(one.key) === singular(key))) return [{ stem, quality: 1 }];
  // "polie" sounds like "poly" and misspells "poulie": the words beside it decide.
  if (known) return [{ stem, quality: soundsAlike }, ...otherSenses(key, lexicon).filter((one) => one.stem !== stem)];
  return key.length < 2 || /\d/.test(key) ? [] : otherSenses(key, lexicon);
}

function otherSenses(key: string, lexicon: Lexicon): Sense[] {
  const begun = begunBy(key, lexicon);
  // "pome a eau" begins a knob and misspells a pump: the words beside it decide.
  return [...begun, ...slipsOf(key, lexicon).filter(({ stem: near }) => begun.every((one) => one.stem !== near))];
}

const surelyPair = 0.8;

function nearPair(key: string, { pairs }: Lexicon): readonly string[] | null {
  let found: readonly string[] | null = null;
  let best = surelyPair;
  const typed = spellingOf(key);
  for (const pair of pairs) {
    const quality = pair.key.length < 7 ? 0 : nearness(typed, pair);
    if (quality > best) [found, best] = [pair.stems, quality];
  }
  return found;
}

/** The two words that a word was put together from: PLAQUETTESFREIN, SILENTBLOC, SILEMBLOC; null when it is one word. */
export function takenApart(key: string, lexicon: Lexicon): readonly string[] | null {
  const { words, pairOf, namesOf, speech } = lexicon;
  const { stemOf } = speech;
  const stem = stemOf(key);
  const pair = pairOf.get(stem);
  if (pair || words.has(stem) || key.length < 6 || /\d/.test(key)) return pair ?? null;
  const meet = (one: string, two: string) => namesOf.get(one)?.some((at) => namesOf.get(two)?.includes(at)) ?? false;
  for (let at = key.length - 3; at >= 3; at--) {
    const [one, two] = [stemOf(key.slice(0, at)), stemOf(key.slice(at))];
    if (words.has(one) && words.has(two) && meet(one, two)) return [one, two];
  }
  return sensesOf(key, lexicon).some(({ quality }) => quality >= surelyPair) ? null : nearPair(key, lexicon);
}

const mostNear = 4;

/** The brands that a word misspells, nearest first. */
export function brandsNear(key: string, { brandSpellings }: Lexicon): Sense[] {
  if (key.length < 2 || /^\d/.test(key)) return [];
  const senses: Sense[] = [];
  const typed = spellingOf(key);
  for (const spelling of brandSpellings) {
    const quality = nearness(typed, spelling);
    if (quality > 0) senses.push({ stem: spelling.key, quality });
  }
  return best(senses).slice(0, mostNear);
}
