import type { Position } from "../../list/wants";
import { speltKey } from "@/lib/shared/other-scripts";
import { isFiller, stemOf } from "@/lib/shared/stem";
import { positionsBy, type Spoken } from "./positions";

/** What the trade of a language says: where parts sit, which words name nothing, how words bend, what parts are called. */
export interface Vocabulary {
  /** How people write "front" or "front left", by the positions' names. */
  positions?: Spoken;
  /** Words that stand beside a position and say nothing more. */
  beside?: readonly string[];
  fillers?: readonly string[];
  /** Endings by which words bend; where none are given, those of French and English. */
  endings?: readonly string[];
  /** By the generic article's English name. */
  parts: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** How the words of a reader are understood: the own language first, then the next ones of its chain. */
export interface Speech {
  stemOf: (key: string) => string;
  isFiller: (key: string) => boolean;
  positionsOf: (key: string) => readonly Position[];
  standsBesidePosition: (key: string) => boolean;
}

const shortestRoot = 3;

/** The longest ending of those that a language has is taken off, as long as a root is left. */
function stemmer(endings: readonly string[]): Speech["stemOf"] {
  if (endings.length === 0) return stemOf;
  const ending = new RegExp(`(?<=.{${shortestRoot}})(?:${endings.map(speltKey).join("|")})$`);
  return (key) => (key.length < 4 || /\d/.test(key) ? key : key.replace(/([A-Z])\1+/g, "$1").replace(ending, ""));
}

const keysOf = (words: readonly string[] = []): string[] => words.map(speltKey);

/** A word that the own language has is not what it says in another: Turkish "ön" is no "on", Italian "d" no "droite". */
export function speechOf([own, ...others]: readonly Vocabulary[]): Speech {
  const names = Object.values(own?.parts ?? {}).flatMap((texts = []) => texts.flatMap((text) => text.split(" ")));
  const fillers = new Set(keysOf(own?.fillers));
  const taken = new Set([...keysOf(names), ...fillers]);
  const positionsOf = positionsBy(
    own?.positions ?? {},
    others.map(({ positions = {} }) => positions),
    taken,
  );
  const beside = new Set([own, ...others].flatMap((one) => keysOf(one?.beside)));
  const saysPlace = new Set(keysOf(Object.values(own?.positions ?? {}).flatMap((words = []) => words)));
  return {
    stemOf: stemmer([own, ...others].find((one) => one?.endings)?.endings ?? []),
    isFiller: (key) => fillers.has(key) || (isFiller(key) && !saysPlace.has(key)),
    positionsOf,
    standsBesidePosition: (key) => beside.has(key),
  };
}
