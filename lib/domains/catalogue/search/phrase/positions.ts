import type { Position } from "../../list/wants";

/** How people write where a part sits; several letters together say several things ("avg" is front and left). */
const spellings: Readonly<Partial<Record<string, readonly Position[]>>> = Object.fromEntries(
  (
    [
      [["front"], "AV AVT AVANT AVANTS FRONT FRONTS FRT"],
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
const lettersOf = (word: string): string => [...word].sort().join("");
const long = Object.keys(spellings).filter((word) => word.length >= shortestSwapped);
const byLetters = new Map(long.map((word) => [lettersOf(word), word]));

/** A long word whose neighbouring letters were swapped once: "avnat". */
function swapped(key: string): readonly Position[] {
  if (key.length < shortestSwapped) return [];
  const word = byLetters.get(lettersOf(key)) ?? "";
  const differing = [...word].flatMap((letter, at) => (letter === key[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  return differing.length === 2 && second === first + 1 ? (spellings[word] ?? []) : [];
}

/** The positions that a word says, two of its letters swapped or not; none for any other word. */
export const positionsOf = (key: string): readonly Position[] => spellings[key] ?? swapped(key);

export const standsBesidePosition = (key: string): boolean => besidePosition.has(key);

/** The positions of `wanted` whose contrary is said, and not they themselves. */
export const contrary = (said: ReadonlySet<Position>, wanted: ReadonlySet<Position>): boolean =>
  axes.some((axis) => {
    const [mine, theirs] = [said, wanted].map((set) => axis.filter((one) => set.has(one)));
    return mine?.length === 1 && theirs?.length === 1 && mine[0] !== theirs[0];
  });
