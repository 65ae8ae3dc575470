import { cleanText, compactKey } from "@/lib/shared/compact";
import { isFiller } from "@/lib/shared/stem";
import { searchKey } from "./rules";

/** What a word beside a number names: kind 1 generic articles, 2 brands, 3 makes; score 1 is the word itself. */
export interface Candidate {
  typed: string;
  word: string;
  kind: number;
  targets: readonly number[];
  score: number;
}

/** A number typed beside names, and whose it is: of the brands, of the makes, of both; null for anybody's. */
export interface NamedNumber {
  key: string;
  readAs: { typed: string; read: string }[];
  ignored: string[];
  brandIds: number[] | null;
  makeIds: number[] | null;
  /** The name is a brand's and a make's: the number may be of either. */
  either: boolean;
}

interface Piece {
  typed: string;
  word: string;
  /** Letters typed without a blank before digits: a name only when spelt exactly. */
  glued: boolean;
}

const mostPieces = 12;
/** Shorter ones are years, volts and sizes, unless somebody is named whose numbers they are. */
const shortestOfAnybody = 5;
const shortestOfNamed = 3;

const piecesOf = (raw: string): Piece[] =>
  cleanText(raw)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((typed) => compactKey(typed) !== "")
    .slice(0, mostPieces)
    .flatMap((typed): Piece[] => {
      const word = compactKey(typed);
      const [, name, number] = /^([A-Z]{3,})(\d.*)$/.exec(word) ?? [];
      if (!name || !number) return [{ typed, word, glued: false }];
      return [name, number].map((one, at) => ({ typed: one, word: one, glued: at === 0 }));
    });

const isName = ({ word }: Piece) => /^[A-Z]{2,30}$/.test(word);

/** The words of a text that may name a brand, a make or a part beside a number; none when it holds no number. */
export function namesBeside(raw: string): string[] {
  const pieces = piecesOf(raw);
  return pieces.some(({ word }) => /\d/.test(word)) ? [...new Set(pieces.filter(isName).map(({ word }) => word))] : [];
}

/** The ids that most of the sets hold; null without any set. */
function mostNamed(sets: readonly ReadonlySet<number>[]): number[] | null {
  if (sets.length === 0) return null;
  const named = new Map<number, number>();
  for (const set of sets) for (const id of set) named.set(id, (named.get(id) ?? 0) + 1);
  const most = Math.max(0, ...named.values());
  return [...named].filter(([, times]) => times === most).map(([id]) => id);
}

interface Read {
  piece: Piece;
  /** The best that the word names; empty when it names nothing. */
  best: Candidate[];
  exact: boolean;
}

function readPiece(piece: Piece, candidates: readonly Candidate[]): Read {
  const own = isName(piece) ? candidates.filter(({ typed }) => typed === piece.word) : [];
  const most = Math.max(0, ...own.map(({ score }) => score));
  const best = own.filter(({ score, kind }) => score === most && (!piece.glued || (most === 1 && kind > 1)));
  return { piece, best, exact: best.length > 0 && most === 1 };
}

function ownersOf(named: readonly Read[]): Pick<NamedNumber, "brandIds" | "makeIds" | "either"> {
  const exact = named.filter((one) => one.exact && one.best.some(({ kind }) => kind > 1));
  const owners = exact.length > 0 ? exact : named;
  const ofKind = (kind: number) =>
    mostNamed(owners.flatMap(({ best }) => best.filter((one) => one.kind === kind).map((one) => new Set(one.targets))));
  const isBoth = ({ best }: Read) => [2, 3].every((kind) => best.some((one) => one.kind === kind));
  return { brandIds: ofKind(2), makeIds: ofKind(3), either: owners.some(isBoth) };
}

function tryOf(read: readonly Read[], isNumber: (one: Read) => boolean, isNamed: (one: Read) => boolean): NamedNumber {
  const named = read.filter((one) => !isNumber(one) && isNamed(one));
  const left = read.filter((one) => !isNumber(one) && !isNamed(one) && !isFiller(one.piece.word));
  return {
    key: read
      .filter(isNumber)
      .map(({ piece }) => piece.word)
      .join(""),
    ...ownersOf(named),
    readAs: named.flatMap(({ exact, best: [first], piece }) =>
      exact || !first || first.kind === 1 ? [] : [{ typed: piece.typed, read: first.word.toLowerCase() }],
    ),
    ignored: left.map(({ piece }) => piece.typed),
  };
}

/** The numbers that a text may mean beside the names in it, best first: names spelt exactly are taken out, then near ones, then all letters. */
export function namedNumbers(raw: string, candidates: readonly Candidate[]): NamedNumber[] {
  const read = piecesOf(raw).map((piece) => readPiece(piece, candidates));
  const isKnown = ({ best }: Read) => best.length > 0;
  const tries = [
    tryOf(
      read,
      ({ exact }) => !exact,
      ({ exact }) => exact,
    ),
    tryOf(read, (one) => !isKnown(one) && !isFiller(one.piece.word), isKnown),
    tryOf(read, ({ piece, exact }) => /\d/.test(piece.word) || (piece.glued && !exact), isKnown),
  ];
  const isNumber = ({ key, brandIds, makeIds }: NamedNumber) =>
    /\d/.test(key) &&
    searchKey("ref", key) !== null &&
    key.length >= (brandIds || makeIds ? shortestOfNamed : shortestOfAnybody);
  const identity = ({ key, brandIds, makeIds }: NamedNumber) => JSON.stringify([key, brandIds, makeIds]);
  return tries
    .filter(isNumber)
    .filter((one, at, all) => all.findIndex((other) => identity(other) === identity(one)) === at);
}
