import type { Position } from "../../list/wants";
import { claim, type Phrase } from "./claims";
import type { Lexicon } from "./lexicon";
import { rankParts, type PartWord, type RankedPart } from "./ranking";
import { brandsNear, sensesOf, takenApart, type Sense } from "./spoken";

interface Asked {
  lexicon: Lexicon;
  /** The brands that are spelt as they are called. */
  brandIds: readonly number[];
  /** Words of parts that sizes imply. */
  implied: readonly string[];
  isUsable: (at: number) => boolean;
  said: ReadonlySet<Position>;
}

interface Reading {
  ranked: RankedPart[];
  words: readonly PartWord[];
  brandIds: readonly number[];
  /** The word that was taken for a misspelt brand. */
  brandAt: { at: number; sense: Sense } | null;
  worth: number;
}

const mostWords = 24;
const besideWeight = 0.15;

/** The words that may name parts: two written for one are put together, one written for two is taken apart. */
function partWords(phrase: Phrase, { lexicon, isUsable }: Asked): PartWord[] {
  const words: PartWord[] = [];
  const { tokens } = phrase;
  const isWordAt = (at: number) => at < tokens.length && isUsable(at) && tokens[at]?.key !== "";
  for (let at = 0; at < Math.min(tokens.length, mostWords); at++) {
    const { key = "" } = tokens[at] ?? {};
    if (!isWordAt(at)) continue;
    const next = isWordAt(at + 1) ? (tokens[at + 1]?.key ?? "") : "";
    const whole = lexicon.speech.stemOf(key + next);
    if (next && lexicon.words.has(whole) && !lexicon.pairOf.has(whole)) {
      words.push({ at: [at, at + 1], senses: [{ stem: whole, quality: 1 }], weight: 1 });
      at++;
      continue;
    }
    if (tokens[at]?.filler) continue;
    const halves = takenApart(key, lexicon);
    if (halves) words.push(...halves.map((stem) => ({ at: [at], senses: [{ stem, quality: 1 }], weight: 1 })));
    else words.push({ at: [at], senses: sensesOf(key, lexicon), weight: weightOf(phrase, at, lexicon) });
  }
  return words;
}

function weightOf({ tokens }: Phrase, at: number, { speech }: Lexicon): number {
  const isBeside = [at - 1, at + 1].some((next) => speech.positionsOf(tokens[next]?.key ?? "").length > 0);
  return isBeside && speech.standsBesidePosition(tokens[at]?.key ?? "") ? besideWeight : 1;
}

/** Parts that a brand makes come before those that it does not, unless only another holds every word. */
function rankFor(words: readonly PartWord[], brandIds: readonly number[], { said, lexicon }: Asked): RankedPart[] {
  const ranked = rankParts(words, said, lexicon);
  if (brandIds.length === 0) return ranked;
  const made = madeBy(ranked, brandIds, lexicon);
  return [...made, ...ranked.filter((one) => !made.includes(one))];
}

/** Of several words, a part that a brand makes is not meant where another answers far better. */
const farBehind = 0.2;

function madeBy(ranked: readonly RankedPart[], brandIds: readonly number[], { brands }: Lexicon): RankedPart[] {
  const made = new Set(brandIds.flatMap((id) => brands.get(id)?.parts ?? []));
  const [best] = ranked;
  const isWhole = best?.full ?? false;
  const least = best && best.used.length > 1 ? best.score - farBehind : 0;
  return ranked.filter(({ id, full, score }) => made.has(id) && (full || !isWhole) && score >= least);
}

const pairWorth = 0.5;

function readingOf(all: readonly PartWord[], brand: Reading["brandAt"], asked: Asked): Reading {
  const words = all.filter(({ at, senses }) => senses.length > 0 && !(brand && at.includes(brand.at)));
  const near = brand ? (asked.lexicon.brandsOf.get(brand.sense.stem) ?? []) : [];
  const brandIds = [...asked.brandIds, ...near];
  const ranked = rankFor(words, brandIds, asked);
  const [first] = ranked;
  const makes = (id: number) => first !== undefined && asked.lexicon.brands.get(id)?.parts.includes(first.id);
  const understood = first
    ? first.used.reduce((so, place) => so + (words[place]?.senses[0]?.quality ?? 0), 0) + 0.2 * first.score
    : 0;
  const paired = brandIds.some(makes) ? pairWorth : 0;
  return { ranked, words, brandIds, brandAt: brand, worth: understood + (brand?.sense.quality ?? 0) + paired };
}

/** The best reading: words as parts alone, or one of the unknown words as a misspelt brand. */
function bestReading(words: readonly PartWord[], phrase: Phrase, asked: Asked): Reading {
  const plain = readingOf(words, null, asked);
  if (asked.brandIds.length > 0) return plain;
  const unsure = words.filter(({ at, senses }) => at.length === 1 && (senses[0]?.quality ?? 0) < 1);
  const others = unsure.flatMap(({ at: [at = 0] }) =>
    brandsNear(phrase.tokens[at]?.key ?? "", asked.lexicon).map((sense) => readingOf(words, { at, sense }, asked)),
  );
  return [plain, ...others].reduce((so, one) => (one.worth > so.worth ? one : so));
}

export interface FoundParts {
  ranked: RankedPart[];
  /** Of these the ones that the named brands make; all where they make none. */
  made: RankedPart[];
  brandIds: number[];
  slips: { typed: string; read: string }[];
}

const surest = 0.84;

const longestGuess = 4;

/** A short word of which another language has the longer one, beside words that nobody knows: "machin truc" means no truck. */
function isGuess({ tokens }: Phrase, { ranked: [first], words }: Reading, spoken: readonly PartWord[]): boolean {
  if (!first || first.name.language === 0 || spoken.every(({ senses }) => senses.length > 0)) return false;
  const used = first.used.flatMap((place) => words[place] ?? []);
  return used.every(
    ({ at, senses }) =>
      senses.every(({ quality }) => quality < 1) && at.every((one) => (tokens[one]?.key.length ?? 0) <= longestGuess),
  );
}

/** What sizes say of the part: all where no word does, and beside a word of theirs the others, which may be left out. */
function impliedWords({ tokens }: Phrase, spoken: readonly PartWord[], { implied, lexicon }: Asked): PartWord[] {
  const hasPart = spoken.some(({ senses }) => senses.length > 0);
  const { stemOf } = lexicon.speech;
  const isTold = (word: string) => tokens.some(({ key }) => stemOf(key) === stemOf(word));
  if (hasPart && !implied.some(isTold)) return [];
  const weight = hasPart ? besideWeight : 1;
  return implied.filter((word) => !isTold(word)).map((word) => ({ at: [], senses: sensesOf(word, lexicon), weight }));
}

/** The words beside those of the best name that another name of its part holds: nothing of them is left aside. */
function saidOtherwise(words: readonly PartWord[], { id, used }: RankedPart, { lexicon }: Asked): PartWord[] {
  const named = (stem: string) => lexicon.namesOf.get(stem)?.some((at) => lexicon.names[at]?.part === id) ?? false;
  const isNamed = ({ senses }: PartWord) => senses.some(({ stem, quality }) => quality >= surest && named(stem));
  return words.filter((word, place) => !used.includes(place) && isNamed(word));
}

/** The parts and misspelt brands that the unclaimed words mean; what the best part does not hold is left aside. */
export function claimParts(phrase: Phrase, asked: Asked): FoundParts {
  const spoken = partWords(phrase, asked);
  const words = [...spoken, ...impliedWords(phrase, spoken, asked)];
  const reading = bestReading(words, phrase, asked);
  const { words: meant, brandIds, brandAt } = reading;
  const ranked = isGuess(phrase, reading, spoken) ? [] : reading.ranked;
  const [first] = ranked;
  const able = madeBy(ranked, brandIds, asked.lexicon);
  const made = able.length > 0 ? able : ranked;
  const slips: FoundParts["slips"] = [];
  if (brandAt) {
    const name = asked.lexicon.brands.get(asked.lexicon.brandsOf.get(brandAt.sense.stem)?.[0] ?? 0)?.name ?? null;
    claim(phrase, "brand", [brandAt.at], name);
    slips.push({ typed: phrase.tokens[brandAt.at]?.typed ?? "", read: brandAt.sense.stem.toLowerCase() });
  }
  if (!first) return { ranked, made, brandIds: [...brandIds], slips };
  const used = first.used.map((place) => meant[place]).filter((word) => word !== undefined);
  for (const { at, senses } of used) {
    const sense = senses.find(({ stem }) => first.name.stems.includes(stem));
    if (!sense || sense.quality >= surest) continue;
    const [spelling] = asked.lexicon.words.get(sense.stem)?.spellings.slice(-1) ?? [];
    slips.push({ typed: phrase.tokens[at[0] ?? 0]?.typed ?? "", read: (spelling?.key ?? sense.stem).toLowerCase() });
  }
  const readAs = slips.filter(({ typed }) => typed !== phrase.tokens[brandAt?.at ?? -1]?.typed).map(({ read }) => read);
  const beside = saidOtherwise(meant, first, asked);
  claim(
    phrase,
    "part",
    [...new Set([...used, ...beside].flatMap(({ at }) => at))],
    readAs.length > 0 ? readAs.join(" ") : null,
  );
  const placeOf = (word: string) => phrase.tokens.findIndex(({ typed }) => typed === word);
  slips.sort((a, b) => placeOf(a.typed) - placeOf(b.typed));
  return { ranked, made, brandIds: [...new Set(brandIds)], slips };
}
