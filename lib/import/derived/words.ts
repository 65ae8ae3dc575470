import { speltKey, wordsOfRun } from "@/lib/shared/other-scripts";
import { textIn } from "@/lib/shared/languages";
import { line } from "../copy/line";
import { compactKey } from "@/lib/shared/compact";

/** What words are made of, whether drawn or imported. */
export interface NamedGenart {
  id: number;
  /** by language */
  labels: Readonly<Record<string, string>>;
  weight: number;
}
export interface NamedBrand {
  id: number;
  name: string;
  weight: number;
}
export interface NamedMake {
  id: number;
  name: string;
  best: boolean;
}

/** Kinds of suggest_term and vocab. */
const KIND = { genart: 1, brand: 2, make: 3 } as const;

const STOP = new Set([
  "DE",
  "DU",
  "DES",
  "D",
  "L",
  "LA",
  "LE",
  "ET",
  "A",
  "EN",
  "SUR",
  "THE",
  "OF",
  "AND",
  "FOR",
  "BY",
]);

interface Term {
  kind: number;
  lang: string;
  target: number;
  weight: number;
  label: string;
}

function termsOf(genarts: readonly NamedGenart[], brands: readonly NamedBrand[], makes: readonly NamedMake[]): Term[] {
  const spoken = [...new Set(genarts.flatMap(({ labels }) => Object.keys(labels)))];
  return [
    ...genarts.flatMap(({ id, labels, weight }) =>
      spoken.map((lang) => ({ kind: KIND.genart, lang, target: id, weight, label: textIn(labels, lang) ?? "" })),
    ),
    ...brands.map(({ id, name, weight }) => ({
      kind: KIND.brand,
      lang: "",
      target: id,
      weight: Math.round(weight),
      label: name,
    })),
    ...makes.map(({ id, name, best }) => ({
      kind: KIND.make,
      lang: "",
      target: id,
      weight: best ? 90 : 40,
      label: name,
    })),
  ];
}

function words(label: string): string[] {
  return label
    .split(/[\s,;:()/'’、，・（）-]+/)
    .filter(Boolean)
    .flatMap((run) => wordsOfRun(run).map(({ typed }) => typed));
}

// "Disque de frein" is offered under DISQUEDEFREIN and FREIN: from every word that means something to the end.
function wordStarts(label: string): string[] {
  const parts = words(label);
  const starts = parts.flatMap((part, i) =>
    i > 0 && STOP.has(compactKey(part)) ? [] : [parts.slice(i).map(speltKey).join("")],
  );
  return [...new Set(starts)].filter(Boolean);
}

/** Rows of suggest_term: one per word start. */
export function* suggestTermLines(
  genarts: readonly NamedGenart[],
  brands: readonly NamedBrand[],
  makes: readonly NamedMake[],
): Generator<string> {
  for (const { kind, lang, target, weight, label } of termsOf(genarts, brands, makes))
    for (const norm of wordStarts(label)) yield line(norm, lang, kind, target, weight, label);
}

/** Rows of vocab: each word that a label holds, with what it names. */
export function* vocabLines(
  genarts: readonly NamedGenart[],
  brands: readonly NamedBrand[],
  makes: readonly NamedMake[],
): Generator<string> {
  const vocabulary = new Map<string, { word: string; kind: number; targets: Set<number>; weight: number }>();
  for (const { kind, target, weight, label } of termsOf(genarts, brands, makes)) {
    for (const word of words(label).map(speltKey)) {
      if (word.length < 3 || STOP.has(word)) continue;
      const key = `${kind}|${word}`;
      const entry = vocabulary.get(key) ?? { word, kind, targets: new Set<number>(), weight: 0 };
      entry.targets.add(target);
      entry.weight = Math.max(entry.weight, weight);
      vocabulary.set(key, entry);
    }
  }
  for (const { word, kind, targets, weight } of vocabulary.values())
    yield line(
      word,
      kind,
      [...targets].sort((a, b) => a - b),
      weight,
    );
}
