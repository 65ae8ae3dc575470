import type { Position } from "../../list/wants";
import { slipsBetween } from "./slips";

/** How people write where a part sits; several letters together say several things ("avg" is front and left). */
const spellings: Readonly<Partial<Record<string, readonly Position[]>>> = Object.fromEntries(
  (
    [
      [["front"], "AV AVT AVANT AVANTS FRONT FRONTS FRT FRNT"],
      [["rear"], "AR ARR ARRIERE ARRIERES ARIERE ARRI REAR REARS RR"],
      [["left"], "G GAUCHE GAUCHES GCH LEFT LH LHS NEARSIDE NS"],
      [["right"], "D DROIT DROITE DROITS DROITES DRT DT RIGHT RH RHS OFFSIDE OS"],
      [["upper"], "SUP SUPERIEUR SUPERIEURE SUPERIEURS SUPERIEURES HAUT HAUTE UPPER TOP"],
      [["lower"], "INF INFERIEUR INFERIEURE INFERIEURS INFERIEURES BAS BASSE LOWER BOTTOM"],
      [["inner"], "INT INTERIEUR INTERIEURE INTERIEURS INTERIEURES INTERNE INNER INSIDE"],
      [["outer"], "EXT EXTERIEUR EXTERIEURE EXTERIEURS EXTERIEURES EXTERNE OUTER OUTSIDE"],
      [["front", "left"], "AVG AVGA AVGAUCHE FL NSF LHF FLH"],
      [["front", "right"], "AVD AVDR AVDROIT AVDROITE FR OSF RHF FRH"],
      [["rear", "left"], "ARG ARGA ARGAUCHE RL NSR LHR RLH"],
      [["rear", "right"], "ARD ARDR ARDROIT ARDROITE OSR RHR RRH"],
    ] as const
  ).flatMap(([said, words]) => words.split(" ").map((word) => [word, said])),
);

/** Words that stand beside a position and say nothing more. */
const besidePosition = new Set(["COTE", "COTES", "ESSIEU", "TRAIN", "SIDE", "AXLE", "PASSAGER", "HAND"]);

const axes: readonly (readonly Position[])[] = [
  ["front", "rear"],
  ["left", "right"],
  ["upper", "lower"],
  ["inner", "outer"],
];

const shortestSwapped = 5;
const shortestSlipped = 6;
const lettersOf = (word: string): string => [...word].sort().join("");
const long = Object.keys(spellings).filter((word) => word.length >= shortestSwapped);
const byLetters = new Map(long.map((word) => [lettersOf(word), word]));

/** A long word whose neighbouring letters were swapped once: "avnat". */
function swapped(key: string): string | undefined {
  const word = byLetters.get(lettersOf(key)) ?? "";
  return slipsBetween(key, word, 1) === 1 ? word : undefined;
}

/** A longer word that begins alike and misses a letter, has one too many or another: "gauhe", "arrierre". Of short ones too much is left open. */
const slipped = (key: string): string | undefined =>
  long.find((word) => word.length >= shortestSlipped && word[0] === key[0] && slipsBetween(key, word, 1) === 1);

function misspelt(key: string): readonly Position[] {
  if (key.length < shortestSwapped) return [];
  return spellings[swapped(key) ?? slipped(key) ?? ""] ?? [];
}

/** The positions that a word says, one slip in it or none; none for any other word. */
export const positionsOf = (key: string): readonly Position[] => spellings[key] ?? misspelt(key);

export const standsBesidePosition = (key: string): boolean => besidePosition.has(key);

/** The positions of `wanted` whose contrary is said, and not they themselves. */
export const contrary = (said: ReadonlySet<Position>, wanted: ReadonlySet<Position>): boolean =>
  axes.some((axis) => {
    const [mine, theirs] = [said, wanted].map((set) => axis.filter((one) => set.has(one)));
    return mine?.length === 1 && theirs?.length === 1 && mine[0] !== theirs[0];
  });
