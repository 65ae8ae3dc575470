import { compactKey } from "@/lib/shared/compact";
import type { Position } from "../../list/wants";
import { contrary } from "./positions";
import { spellingOf, type Spelling } from "./slips";
import { isFiller } from "@/lib/shared/stem";
import type { Speech } from "./speech";
import { tokensOf } from "./stems";

/** What a part is called: in the catalogue by its labels, in the trade by the names of the vocabulary. */
export interface Named {
  id: number;
  weight: number;
  /** Names in the order in which the reader's languages are asked. */
  names: readonly (readonly string[])[];
}
export interface NamedBrand {
  id: number;
  name: string;
  /** The generic articles of which the brand has articles. */
  parts: readonly number[];
}
export interface NamedMake {
  id: number;
  name: string;
}

/** One name of a part, taken apart. */
export interface PartName {
  part: number;
  /** 0 for the reader's own language. */
  language: number;
  /** The catalogue's own label, else what the trade says. */
  label: boolean;
  stems: readonly string[];
  positions: ReadonlySet<Position>;
}

/** A word that names parts, with every spelling of it. */
export interface KnownWord {
  stem: string;
  spellings: readonly Spelling[];
  /** How much it tells: a word of few parts more than one of many. */
  tells: number;
}

export interface KnownBrand extends NamedBrand {
  key: string;
}

export interface Lexicon {
  speech: Speech;
  words: ReadonlyMap<string, KnownWord>;
  /** The keys of those words as names spell them. */
  spelt: ReadonlySet<string>;
  names: readonly PartName[];
  namesOf: ReadonlyMap<string, readonly number[]>;
  /** Neighbouring words of names, which people write as one as well: SILENTBLOC is SILENT and BLOC. */
  pairs: readonly (Spelling & { stems: readonly string[] })[];
  pairOf: ReadonlyMap<string, readonly string[]>;
  weights: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, KnownBrand>;
  /** The heaviest part weighs this. */
  heaviest: number;
  /** Brands by their whole name and by each word of it. */
  brandsOf: ReadonlyMap<string, readonly number[]>;
  brandSpellings: readonly Spelling[];
  /** Brands of several words, by all of it. */
  longBrands: readonly (Spelling & { id: number; name: string })[];
  makes: ReadonlyMap<string, number>;
}

interface Spelt {
  part: number;
  language: number;
  label: boolean;
  keys: string[];
}

const keysOf = (text: string, speech: Speech): string[] =>
  tokensOf(text, speech).flatMap(({ key, filler }) => (key === "" || filler ? [] : [key]));

/** Words that some names write as one and others as two, by the one: SILENTBLOC is SILENT and BLOC. */
function pairsOf(names: readonly Spelt[], { stemOf }: Speech): Map<string, readonly [string, string]> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { keys } of names)
    for (const [at, key] of keys.entries()) {
      const next = keys[at + 1];
      if (next && key.length >= 2 && next.length >= 2) pairs.set(stemOf(key + next), [key, next]);
    }
  return pairs;
}

function nameOf({ keys, ...spelt }: Spelt, { stemOf, positionsOf }: Speech): (PartName & { keys: string[] }) | null {
  const positions = new Set(keys.flatMap((key) => (key.length > 1 ? positionsOf(key) : [])));
  const words = keys.filter((key) => key.length < 2 || positionsOf(key).length === 0);
  const stems = [...new Set((words.length > 0 ? words : keys).map(stemOf))];
  return stems.length > 0 ? { ...spelt, stems, positions, keys: words } : null;
}

function push<K, V>(into: Map<K, V[]>, key: K, value: V): void {
  const held = into.get(key);
  if (held) held.push(value);
  else into.set(key, [value]);
}

function wordsOf(
  names: readonly (PartName & { keys: string[] })[],
  parts: number,
  { stemOf }: Speech,
): Map<string, KnownWord> {
  const spellings = new Map<string, Set<string>>();
  const held = new Map<string, Set<number>>();
  for (const { keys, part } of names)
    for (const key of keys) {
      const stem = stemOf(key);
      spellings.set(stem, (spellings.get(stem) ?? new Set([stem])).add(key));
      held.set(stem, (held.get(stem) ?? new Set()).add(part));
    }
  return new Map(
    [...spellings].map(([stem, keys]) => {
      const tells = Math.log(1 + parts / (held.get(stem)?.size ?? 1));
      return [stem, { stem, tells, spellings: [...keys].map(spellingOf) }];
    }),
  );
}

function brandWords(
  brands: readonly KnownBrand[],
  words: ReadonlyMap<string, KnownWord>,
  { stemOf }: Speech,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { key, id } of brands) push(found, key, id);
  for (const { name, key, id } of brands)
    for (const { key: word } of tokensOf(name))
      if (word.length >= 3 && word !== key && !words.has(stemOf(word)) && !isFiller(word))
        if (!brands.some((other) => other.key === word)) push(found, word, id);
  return found;
}

/** What phrases are read by: the names of parts, brands and makes of a catalogue. */
export function buildLexicon(
  parts: readonly Named[],
  brands: readonly NamedBrand[],
  makes: readonly NamedMake[],
  speech: Speech,
): Lexicon {
  const { stemOf } = speech;
  const spelt = parts.flatMap(({ id, names: byLanguage }) =>
    byLanguage.flatMap((texts, language) =>
      texts.map((text, at) => ({ part: id, language, label: at === 0, keys: keysOf(text, speech) })),
    ),
  );
  const pairs = pairsOf(spelt, speech);
  const apart = ({ keys, ...name }: Spelt) => ({ ...name, keys: keys.flatMap((key) => pairs.get(stemOf(key)) ?? key) });
  const names = spelt.flatMap((name) => nameOf(apart(name), speech) ?? []);
  const words = wordsOf(names, parts.length, speech);
  const namesOf = new Map<string, number[]>();
  for (const [at, { stems }] of names.entries()) for (const stem of stems) push(namesOf, stem, at);
  const known = brands.map((brand) => ({ ...brand, key: compactKey(brand.name) }));
  const brandsOf = brandWords(known, words, speech);
  return {
    speech,
    words,
    names,
    spelt: new Set(names.flatMap(({ keys }) => keys)),
    namesOf,
    pairs: [...pairs.values()].map(([one, two]) => {
      return { ...spellingOf(one + two), stems: [stemOf(one), stemOf(two)] };
    }),
    pairOf: new Map([...pairs].map(([stem, two]) => [stem, two.map(stemOf)])),
    weights: new Map(parts.map(({ id, weight }) => [id, weight])),
    brands: new Map(known.map((brand) => [brand.id, brand])),
    heaviest: Math.max(1, ...parts.map(({ weight }) => weight)),
    brandsOf,
    brandSpellings: [...brandsOf.keys()].map(spellingOf),
    longBrands: known
      .filter(({ name, key }) => /[\s/-]/.test(name) && key.length >= 6)
      .map(({ id, name, key }) => ({ id, name, ...spellingOf(key) })),
    makes: new Map(makes.map(({ id, name }) => [compactKey(name), id])),
  };
}

/** Whether a name says a position whose contrary is wanted. */
export const contradicts = (name: PartName, wanted: ReadonlySet<Position>): boolean => contrary(name.positions, wanted);
