import type { Position } from "../../list/wants";
import { contradicts, type Lexicon, type PartName } from "./lexicon";
import type { Sense } from "./spoken";

/** A word of a phrase that may name a part: one sense of each group is meant, `weight` below 1 for what may be left out. */
export interface PartWord {
  at: readonly number[];
  senses: readonly Sense[];
  weight: number;
}

export interface RankedPart {
  id: number;
  score: number;
  name: PartName;
  /** The words, by their place among those given, that the name holds. */
  used: readonly number[];
  /** Every word is one of the name's; exact when the name has no other word either. */
  full: boolean;
  exact: boolean;
  /** The catalogue's own label holds every word. */
  labelled: boolean;
}

interface Matched {
  quality: number[];
  stems: (string | null)[];
}

function matchNames(words: readonly PartWord[], { namesOf }: Lexicon): Map<number, Matched> {
  const matches = new Map<number, Matched>();
  for (const [place, { senses }] of words.entries())
    for (const { stem, quality } of senses)
      for (const at of namesOf.get(stem) ?? []) {
        let match = matches.get(at);
        if (!match) matches.set(at, (match = { quality: words.map(() => 0), stems: words.map(() => null) }));
        if (quality <= (match.quality[place] ?? 0)) continue;
        match.quality[place] = quality;
        match.stems[place] = stem;
      }
  return matches;
}

const ofPhrase = 0.62;
const foreign = 0.93;
const wrongPlace = 0.75;
const rightPlace = 0.03;
const popularity = 0.03;
const unsaidPlace = 0.5;
/** "Boot strut" lifts a boot, a "strut boot" covers a strut. */
const inOrder = 0.02;

interface Scoring {
  words: readonly PartWord[];
  said: ReadonlySet<Position>;
  lexicon: Lexicon;
}

function rankOf(name: PartName, { quality, stems }: Matched, { words, said, lexicon }: Scoring): RankedPart {
  const tells = (stem: string) => lexicon.words.get(stem)?.tells ?? 1;
  let [asked, answered] = [0, 0];
  for (const [place, { senses, weight }] of words.entries()) {
    const told = tells(stems[place] ?? senses[0]?.stem ?? "") * weight;
    asked += told;
    answered += told * (quality[place] ?? 0);
  }
  const held = new Set(stems.filter((stem) => stem !== null));
  const sum = (of: readonly string[]) => of.reduce((so, stem) => so + tells(stem), 0);
  const sitsAs = [...name.positions].filter((one) => said.has(one)).length;
  const unsaid = (name.positions.size - sitsAs) * unsaidPlace;
  const precision = sum(name.stems.filter((stem) => held.has(stem))) / (sum(name.stems) + unsaid);
  const full = words.every(({ weight }, place) => weight < 1 || (quality[place] ?? 0) > 0);
  const weight = (lexicon.weights.get(name.part) ?? 0) / lexicon.heaviest;
  const own = ofPhrase * (asked > 0 ? answered / asked : 0) + (1 - ofPhrase) * precision;
  const places = name.stems.flatMap((stem) => (held.has(stem) ? [stems.indexOf(stem)] : []));
  const ordered = places.length > 1 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  const placed = contradicts(name, said) ? wrongPlace : 1;
  return {
    id: name.part,
    name,
    score:
      own * (name.language === 0 ? 1 : foreign) * placed +
      rightPlace * sitsAs +
      popularity * weight +
      (ordered ? inOrder : 0),
    used: words.flatMap((_, place) => ((quality[place] ?? 0) > 0 ? [place] : [])),
    full,
    labelled: full && name.label,
    exact: full && held.size === name.stems.length && unsaid === 0 && placed === 1,
  };
}

/** The parts that words may mean, best first, each by the best of its names. */
export function rankParts(words: readonly PartWord[], said: ReadonlySet<Position>, lexicon: Lexicon): RankedPart[] {
  const best = new Map<number, RankedPart>();
  for (const [at, match] of matchNames(words, lexicon)) {
    const name = lexicon.names[at];
    if (!name) continue;
    const ranked = rankOf(name, match, { words, said, lexicon });
    const known = best.get(ranked.id);
    const labelled = ranked.labelled || (known?.labelled ?? false);
    const better = ranked.score > (known?.score ?? 0) ? ranked : known;
    if (better) best.set(ranked.id, { ...better, labelled });
  }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score || a.id - b.id);
  const [first] = ranked;
  return words.length === 1 && first && !first.exact ? byDemand(ranked, lexicon) : ranked;
}

/** "Filtre" alone is none of the filters more than another: what is asked for most comes first. */
function byDemand(ranked: readonly RankedPart[], { weights }: Lexicon): RankedPart[] {
  const weightOf = ({ id }: RankedPart) => weights.get(id) ?? 0;
  const own = Math.min(...ranked.map(({ name }) => name.language));
  const alike = ranked.filter(({ full, name }) => full && name.language === own);
  const placeOf = ({ labelled }: RankedPart) => (labelled ? 0 : 1);
  return [
    ...alike.sort((a, b) => placeOf(a) - placeOf(b) || weightOf(b) - weightOf(a) || a.id - b.id),
    ...ranked.filter((one) => !alike.includes(one)),
  ];
}

const close = 0.05;

/** The parts whose articles answer a phrase: those that it names exactly, else all whose label holds every word, else the best. */
export function meantParts(ranked: readonly RankedPart[]): RankedPart[] {
  const [first] = ranked;
  if (!first) return [];
  const near = ranked.filter(({ score }) => score >= first.score - close);
  const { language, positions } = first.name;
  const isPlaced = ({ name }: RankedPart) => positions.size === 0 || name.positions.size > 0;
  if (first.exact) return near.filter((one) => one.exact && one.name.language === language && isPlaced(one));
  if (!first.full) return near;
  const full = ranked.filter((one) => one.full && one.name.language === first.name.language);
  const labelled = full.filter((one) => one.labelled);
  return labelled.length > 0 ? labelled : full;
}
