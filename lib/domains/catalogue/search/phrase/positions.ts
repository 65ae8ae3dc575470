import { isPosition, type Position } from "../../list/wants";
import { slipsBetween } from "./slips";
import { speltKey } from "@/lib/shared/other-scripts";

/** Words by the positions they say; several letters together say several things ("avg" is front and left). */
export type Spoken = Readonly<Partial<Record<string, readonly string[]>>>;

type Spellings = Map<string, readonly Position[]>;

const axes: readonly (readonly Position[])[] = [
  ["front", "rear"],
  ["left", "right"],
  ["upper", "lower"],
  ["inner", "outer"],
];

const spellingsIn = (spoken: Spoken): [key: string, said: readonly Position[]][] =>
  Object.entries(spoken).flatMap(([names, words = []]) => {
    const said = names.split(" ").filter(isPosition);
    return words.map((word): [string, readonly Position[]] => [speltKey(word), said]);
  });

/** The own language's spellings, then those of the others but for single letters and words that mean another thing in it. */
function spellingsOf(own: Spoken, others: readonly Spoken[], taken: ReadonlySet<string>): Spellings {
  const spellings: Spellings = new Map();
  const add = (key: string, said: readonly Position[]) => {
    if (!spellings.has(key)) spellings.set(key, said);
  };
  for (const [key, said] of spellingsIn(own)) add(key, said);
  for (const [key, said] of others.flatMap(spellingsIn)) if (key.length > 1 && !taken.has(key)) add(key, said);
  return spellings;
}

const shortestSwapped = 5;
const shortestSlipped = 6;
const lettersOf = (word: string): string => [...word].sort().join("");

/**
 * Answers the positions of a long word in which one slip was made: neighbouring letters swapped ("avnat"), in a longer word
 * also a letter that misses, is one too many or another ("gauhe", "arrierre"). Of short ones too much is left open.
 */
function misspeltOf(spellings: Spellings): (key: string) => readonly Position[] {
  const long = [...spellings.keys()].filter((word) => word.length >= shortestSwapped);
  const byLetters = new Map(long.map((word) => [lettersOf(word), word]));
  const isSlip = (key: string, word: string) => slipsBetween(key, word, 1) === 1;
  return (key) => {
    if (key.length < shortestSwapped) return [];
    const swapped = byLetters.get(lettersOf(key)) ?? "";
    const word = isSlip(key, swapped)
      ? swapped
      : long.find((one) => one.length >= shortestSlipped && one[0] === key[0] && isSlip(key, one));
    return spellings.get(word ?? "") ?? [];
  };
}

/** Answers the positions that a word says, one slip in it or none; none for any other word. */
export function positionsBy(
  own: Spoken,
  others: readonly Spoken[],
  taken: ReadonlySet<string>,
): (key: string) => readonly Position[] {
  const spellings = spellingsOf(own, others, taken);
  const misspelt = misspeltOf(spellings);
  return (key) => spellings.get(key) ?? (taken.has(key) ? [] : misspelt(key));
}

/** The positions of `wanted` whose contrary is said, and not they themselves. */
export const contrary = (said: ReadonlySet<Position>, wanted: ReadonlySet<Position>): boolean =>
  axes.some((axis) => {
    const [mine, theirs] = [said, wanted].map((set) => axis.filter((one) => set.has(one)));
    return mine?.length === 1 && theirs?.length === 1 && mine[0] !== theirs[0];
  });
