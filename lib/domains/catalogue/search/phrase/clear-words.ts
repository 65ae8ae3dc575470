import type { ModelName } from "@/lib/domains/vehicles/models/schema";
import { findVehicle, type ModelIndex, type Window } from "@/lib/domains/vehicles/models/phrase/rules";
import { compactKey } from "@/lib/shared/compact";
import type { Recognition } from "@/lib/shared/recognise";
import { claim, isFree, tokensWithin, type Phrase } from "./claims";
import type { Lexicon } from "./lexicon";
import type { PhraseWant } from "./schema";
import { sizesIn } from "./sizes";
import { slipsBetween } from "./slips";
import { sensesOf } from "./spoken";
import type { Token } from "./stems";
import { enginesIn, versionWordsIn } from "./versions";
import { vehicleIn } from "../vehicles";

type Vehicle = Extract<Recognition, { kind: "plate" | "vin" }>;

/** Runs of neighbouring words that nobody has claimed, longest runs of each length first. */
function* freeRuns(phrase: Phrase, most: number): Generator<number[]> {
  for (let size = most; size > 0; size--)
    for (let from = 0; from + size <= phrase.tokens.length; from++) {
      const run = Array.from({ length: size }, (_, step) => from + step);
      if (run.every((at) => isFree(phrase, at))) yield run;
    }
}

const keyOf = ({ tokens }: Phrase, run: readonly number[]): string => run.map((at) => tokens[at]?.key ?? "").join("");

const longestVehicle = 8;

export function claimVehicle(phrase: Phrase): Vehicle[] {
  const { vehicles, typed } = vehicleIn(phrase.text);
  const [first] = vehicles;
  const key = compactKey(typed);
  if (!first || key === "") return [];
  const run = [...freeRuns(phrase, Math.min(longestVehicle, phrase.tokens.length))].find(
    (one) => keyOf(phrase, one) === key,
  );
  if (!run) return [];
  claim(phrase, first.kind, run);
  return vehicles;
}

export function claimSizes(phrase: Phrase): { sizes: PhraseWant[]; implied: string[] } {
  const sizes: PhraseWant[] = [];
  const implied: string[] = [];
  for (const { words, implies, from, to } of sizesIn(phrase.text)) {
    const at = tokensWithin(phrase, from, to);
    if (at.length === 0 || !at.every((one) => isFree(phrase, one))) continue;
    claim(phrase, "size", at);
    const typed = phrase.text.slice(from, to);
    sizes.push(...words.map((word) => ({ word, kind: "size" as const, typed })));
    implied.push(...implies);
  }
  return { sizes, implied };
}

const stillBuilt = 1995;

/** Whether a model is meant where it has no make beside it: no word of parts, and no number of a car long gone. */
function isModel(lexicon: Lexicon, keys: readonly string[]) {
  return ({ from, to, key }: Window, models: readonly ModelName[], make: Window | undefined): boolean => {
    if (make || to - from > 1) return make !== undefined || !keys.slice(from, to).every((one) => isWord(one, lexicon));
    if (/^\d+$/.test(key))
      return key.length > 2 && models.some(({ yearTo }) => yearTo === null || yearTo >= stillBuilt);
    return !isWord(key, lexicon);
  };
}

const isWord = (key: string, { spelt, speech }: Lexicon): boolean =>
  spelt.has(key) || speech.positionsOf(key).length > 0;

/** Whether a word is one side of a figure with a point or a comma in it. */
function isDecimal({ text, tokens }: Phrase, at: number): boolean {
  const joins = (left: Token | undefined, right: Token | undefined) =>
    left && right && /^\d+[.,]\d/.test(left.typed + text.slice(left.to, right.from) + right.typed);
  return Boolean(joins(tokens[at - 1], tokens[at]) || joins(tokens[at], tokens[at + 1]));
}

export function claimModel(phrase: Phrase, lexicon: Lexicon, index: ModelIndex): ModelName[] {
  // A claimed word stands between names: it has no key of its own here, nor has a litre of "308 1.6".
  const keys = phrase.tokens.map(({ key }, at) => (isFree(phrase, at) && !isDecimal(phrase, at) ? key : "\u0000"));
  const { make, model, models } = findVehicle(keys, index, isModel(lexicon, keys));
  const placesOf = ({ from, to }: Window) => keys.flatMap((_, at) => (at >= from && at < to ? [at] : []));
  if (model) claim(phrase, "model", placesOf(model));
  const isApart = make && !(model && make.from < model.to && model.from < make.to);
  if (isApart && !isWord(make.key, lexicon)) claim(phrase, "make", placesOf(make));
  return models;
}

/** The words of a version: those of an engine anywhere, displacement, power and year beside a vehicle alone. */
export function claimVersion(phrase: Phrase, hasVehicle: boolean): string | null {
  const found = enginesIn(phrase.text);
  if (hasVehicle || found.length > 0) found.push(...versionWordsIn(phrase.text));
  const typed: string[] = [];
  for (const { from, to } of found.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const at = tokensWithin(phrase, from, to);
    if (at.length === 0 || !at.every((one) => isFree(phrase, one))) continue;
    claim(phrase, "version", at);
    typed.push(phrase.text.slice(from, to));
  }
  return typed.length > 0 ? typed.join(" ") : null;
}

const longestBrand = 4;

/** The brands that are spelt as they are called, those of several words nearly so; a word that names parts is no brand. */
export function claimBrands(phrase: Phrase, lexicon: Lexicon, { isLong }: { isLong: boolean }): number[] {
  const brands: number[] = [];
  for (const run of freeRuns(phrase, isLong ? longestBrand : 1)) {
    if (run.length > 1 !== isLong || !run.every((at) => isFree(phrase, at))) continue;
    const key = keyOf(phrase, run);
    const isPart = run.every((at) => lexicon.spelt.has(phrase.tokens[at]?.key ?? ""));
    const exact = isPart ? undefined : lexicon.brandsOf.get(key);
    const near = isLong && !exact ? longBrandNear(key, lexicon) : null;
    if (!exact && !near) continue;
    claim(phrase, "brand", run, near?.name ?? null);
    brands.push(...(exact ?? (near ? [near.id] : [])));
  }
  return [...new Set(brands)];
}

function longBrandNear(key: string, { longBrands }: Lexicon): { id: number; name: string } | null {
  if (key.length < 6 || /\d/.test(key)) return null;
  return longBrands.find((one) => slipsBetween(key, one.key, 1) === 1) ?? null;
}

const shortestNumber = 5;
const shortestOfBrand = 3;

function runFrom(phrase: Phrase, first: number): number[] {
  const holds = (at: number, shape: RegExp) => isFree(phrase, at) && shape.test(phrase.tokens[at]?.key ?? "");
  let end = first + 1;
  while (holds(end, /\d/)) end++;
  if (holds(end, /^[KXYZ]$/)) end++;
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** Whether letters begin a number: "GDB", "VKBA"; four of them are none where they may misspell a part. */
function leadsNumber(key: string, lexicon: Lexicon): boolean {
  if (!/^[A-Z]{1,4}$/.test(key) || isWord(key, lexicon)) return false;
  return key.length < 4 || sensesOf(key, lexicon).length === 0;
}

/** Numbers of articles: digits in one word or several, with the letters before them. */
export function claimNumbers(phrase: Phrase, lexicon: Lexicon, hasBrand: boolean): void {
  const { tokens } = phrase;
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(phrase, at) || !/\d/.test(tokens[at]?.key ?? "")) continue;
    const run = runFrom(phrase, at);
    const { key: before = "", filler = true } = tokens[at - 1] ?? {};
    const leads = leadsNumber(before, lexicon) && !filler;
    const whole = leads && isFree(phrase, at - 1) ? [at - 1, ...run] : run;
    const key = keyOf(phrase, whole);
    const isPartWord = run.length === 1 && lexicon.words.has(lexicon.speech.stemOf(tokens[at]?.key ?? ""));
    if (!isPartWord && key.length >= (hasBrand && whole.length > 1 ? shortestOfBrand : shortestNumber))
      claim(phrase, "number", whole);
    at = run.at(-1) ?? at;
  }
}
