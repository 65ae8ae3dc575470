import { nearness, spellingOf } from "@/lib/domains/catalogue/search/phrase/slips";
import { compactKey } from "@/lib/shared/compact";
import { plainText } from "@/lib/shared/fold";
import { searchWords } from "@/lib/shared/search-word";
import { isFiller } from "@/lib/shared/stem";
import type { StoreItem } from "./schema";

interface Folded {
  text: string;
  key: string;
}

/** Folding the texts of a whole store takes longer than all else of a search: what was folded once is kept. */
const folded = new Map<string, Folded>();
const mostFolded = 20_000;

function foldedOf({ ref, label1, label2, brand }: StoreItem, place: string): Folded {
  const raw = `${ref} ${label1} ${label2 ?? ""} ${brand} ${place}`;
  const known = folded.get(raw);
  if (known) return known;
  if (folded.size >= mostFolded) folded.clear();
  const made = { text: plainText(raw), key: compactKey(ref) };
  folded.set(raw, made);
  return made;
}

const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, "") : word);

interface Sought {
  typed: string;
  /** Goods whose text holds one of these answer. */
  forms: readonly string[];
  key: string;
}

/** "1/4", "TA-20101" and "+" are searched as they stand, all else as words of a language. */
const isSpoken = (word: string): boolean => /^\P{N}*\p{L}\P{N}*$/u.test(word);

function soughtOf(q: string): Sought[] {
  const raw = plainText(q).split(/\s+/).filter(Boolean);
  return [
    ...raw.filter((word) => !isSpoken(word)).map((word) => ({ typed: word, forms: [word], key: compactKey(word) })),
    ...searchWords(raw.filter(isSpoken).join(" ")).map(({ begin, stem }) => ({
      ...{ typed: begin, forms: [begin, withoutPlural(begin), stem], key: compactKey(begin) },
    })),
  ];
}

/** What universe, family and category of goods are called, by reference. */
type Places = ReadonlyMap<string, string> | undefined;

const placeOf = ({ ref }: StoreItem, places: Places): string => places?.get(ref) ?? "";

/** In reference, texts, brand, the brand's number or place, plural as singular, a reference in any spelling. */
function holds(item: StoreItem, place: string, { typed, forms, key }: Sought): boolean {
  const known = foldedOf(item, place);
  if (forms.some((form) => known.text.includes(form)) || typed === String(item.dlnr)) return true;
  return key !== "" && known.key.includes(key);
}

const foundBy = (items: readonly StoreItem[], places: Places, sought: readonly Sought[]): readonly StoreItem[] =>
  sought.length === 0
    ? items
    : items.filter((item) => sought.every((word) => holds(item, placeOf(item, places), word)));

const shortestMended = 4;
const mayBeMistyped = (word: string): boolean =>
  word.length >= shortestMended && isSpoken(word) && !isFiller(word.toUpperCase());

interface KnownWord {
  spelt: string;
  count: number;
}

/** The words of goods and of where they stand by how they compare, each with how it is spelt and how often it stands there. */
function wordsOf(items: readonly StoreItem[], places: Places): Map<string, KnownWord> {
  const words = new Map<string, KnownWord>();
  for (const item of items)
    for (const spelt of `${item.label1} ${item.label2 ?? ""} ${item.brand} ${placeOf(item, places)}`.split(
      /[^\p{L}]+/u,
    ))
      if (spelt.length > 2) words.set(spelt, { spelt, count: (words.get(spelt)?.count ?? 0) + 1 });
  const plain = new Map<string, KnownWord>();
  for (const { spelt, count } of words.values()) {
    const key = plainText(spelt);
    plain.set(key, { spelt: spelt.toLowerCase(), count: count + (plain.get(key)?.count ?? 0) });
  }
  return plain;
}

interface NearWord extends KnownWord {
  near: number;
}

/** Of words as like each other the shorter, "clé" before "clés", then the more usual. */
const isNearer = (one: NearWord, other: NearWord): boolean =>
  one.near === other.near
    ? one.spelt.length === other.spelt.length
      ? one.count > other.count
      : one.spelt.length < other.spelt.length
    : one.near > other.near;

/** The word that is most like a mistyped one; null where none is. */
function nearestWord(typed: string, words: ReadonlyMap<string, KnownWord>): string | null {
  const spelling = spellingOf(typed);
  let nearest: NearWord | null = null;
  for (const [word, known] of words) {
    const one = { ...known, near: nearness(spelling, spellingOf(word)) };
    if (one.near > 0 && (!nearest || isNearer(one, nearest))) nearest = one;
  }
  return nearest?.spelt ?? null;
}

interface Search {
  q: string;
  sought: readonly Sought[];
}

/** The search with every word that nothing holds replaced by the one it is most like; null where that is not to be had. */
function mended(items: readonly StoreItem[], places: Places, { q, sought }: Search): string | null {
  const isUnknown = (word: Sought) => !items.some((item) => holds(item, placeOf(item, places), word));
  const unknown = new Set(sought.filter(isUnknown));
  if (unknown.size === 0) return null;
  const words = wordsOf(items, places);
  const typed = plainText(q);
  const asTyped = sought.toSorted((one, other) => typed.indexOf(one.typed) - typed.indexOf(other.typed));
  const nearest = asTyped.map((word) => {
    if (!unknown.has(word)) return words.get(word.typed)?.spelt ?? word.typed;
    return mayBeMistyped(word.typed) ? nearestWord(word.typed, words) : null;
  });
  return nearest.includes(null) ? null : nearest.join(" ");
}

export interface FoundGoods {
  found: readonly StoreItem[];
  /** The search that was answered where nothing is called what was typed. */
  near: string | null;
}

/** The goods that every word of a search finds; where none are found, those that it finds with its slips mended. */
export function findGoods(items: readonly StoreItem[], q: string, places: Places): FoundGoods {
  const sought = soughtOf(q);
  const found = foundBy(items, places, sought);
  if (found.length > 0) return { found, near: null };
  const near = mended(items, places, { q, sought });
  const answered = near === null ? [] : foundBy(items, places, soughtOf(near));
  return { found: answered, near: answered.length > 0 ? near : null };
}
