import type { ModelName } from "@/lib/domains/vehicles/models/schema";
import type { ModelIndex } from "@/lib/domains/vehicles/models/phrase/rules";
import type { Recognition } from "@/lib/shared/recognise";
import { isPosition, type Position } from "../../list/wants";
import { claim, isFree, piecesOf, type Phrase } from "./claims";
import type { Lexicon } from "./lexicon";
import { claimBrands, claimModel, claimNumbers, claimSizes, claimVehicle, claimVersion } from "./clear-words";
import { claimParts } from "./part-words";
import { meantParts, type RankedPart } from "./ranking";
import type { PhrasePiece, PhraseWant } from "./schema";
import { isBareSize } from "./sizes";
import { readable, tokensOf } from "./stems";

/** What a phrase says, before anything is asked of the catalogue. */
export interface ReadPhrase {
  pieces: PhrasePiece[];
  leftAside: string[];
  vehicles: Extract<Recognition, { kind: "plate" | "vin" }>[];
  models: ModelName[];
  version: string | null;
  /** Best first, and of these the ones whose articles answer the phrase. */
  parts: RankedPart[];
  meant: RankedPart[];
  brandIds: number[];
  wants: PhraseWant[];
  /** Words that were taken for others by a slip. */
  slips: { typed: string; read: string }[];
}

interface Said {
  at: number;
  positions: readonly Position[];
}

function positionsIn(phrase: Phrase, { speech }: Lexicon): Said[] {
  const says = (at: number) => speech.positionsOf(phrase.tokens[at]?.key ?? "");
  // Spanish "del", Danish "for", Dutch "voor": front where nothing or another position follows, else a preposition.
  const isPlace = (at: number) =>
    !phrase.tokens[at]?.filler || at + 1 === phrase.tokens.length || says(at + 1).length > 0;
  return phrase.tokens.flatMap((_, at) => {
    const positions = isPlace(at) && isFree(phrase, at) ? says(at) : [];
    return positions.length > 0 ? [{ at, positions }] : [];
  });
}

/** Positions become wants, all but those that the part's own name says; "côté" and "essieu" beside them go along. */
function claimPositions(
  phrase: Phrase,
  said: readonly Said[],
  own: ReadonlySet<Position>,
  { speech }: Lexicon,
): PhraseWant[] {
  const wants: PhraseWant[] = [];
  const partPiece = phrase.claims.find(({ kind }) => kind === "part");
  for (const { at, positions } of said) {
    const open = positions.filter((one) => !own.has(one));
    if (open.length === 0 && partPiece) {
      partPiece.at = [...partPiece.at, at].sort((a, b) => a - b);
      continue;
    }
    const beside = [at - 1, at + 1].filter(
      (next) => isFree(phrase, next) && speech.standsBesidePosition(phrase.tokens[next]?.key ?? ""),
    );
    claim(phrase, "position", [at, ...beside]);
    const typed = phrase.tokens[at]?.typed ?? "";
    wants.push(...open.map((word) => ({ word, kind: "position" as const, typed })));
  }
  return wants;
}

function claimBareSizes(phrase: Phrase): PhraseWant[] {
  const bare = phrase.tokens.flatMap((token, at) => (isFree(phrase, at) && isBareSize(token) ? [{ token, at }] : []));
  for (const { at } of bare) claim(phrase, "size", [at]);
  return bare.map(({ token: { typed } }) => ({ word: typed, kind: "size", typed }));
}

const once = (wants: readonly PhraseWant[]): PhraseWant[] =>
  wants.filter(({ word }, at) => wants.findIndex((other) => other.word === word) === at);

/** What a phrase says, in any order of its words: a vehicle, a part, where it sits, its size, its brand, a number. */
export function readPhrase(raw: string, lexicon: Lexicon, index: ModelIndex): ReadPhrase {
  const text = readable(raw);
  const phrase: Phrase = { text, tokens: tokensOf(text, lexicon.speech), claims: [] };
  const vehicles = claimVehicle(phrase);
  const { sizes, implied } = claimSizes(phrase);
  const long = claimBrands(phrase, lexicon, { isLong: true });
  const models = claimModel(phrase, lexicon, index);
  const version = claimVersion(phrase, vehicles.length > 0 || models.length > 0);
  const exact = [...long, ...claimBrands(phrase, lexicon, { isLong: false })];
  claimNumbers(phrase, lexicon, exact.length > 0);
  const said = positionsIn(phrase, lexicon);
  const isSaid = new Set(said.map(({ at }) => at));
  const { ranked, made, brandIds, slips } = claimParts(phrase, {
    ...{ lexicon, brandIds: exact, implied },
    isUsable: (at) => isFree(phrase, at) && !isSaid.has(at),
    said: new Set(said.flatMap(({ positions }) => positions)),
  });
  const own = new Set([...(ranked[0]?.name.positions ?? [])].filter(isPosition));
  const places = claimPositions(phrase, said, own, lexicon);
  const bare = ranked.length > 0 ? claimBareSizes(phrase) : [];
  const wants = ranked.length > 0 ? once([...places, ...sizes, ...bare]) : [];
  const meant = meantParts(made);
  return { ...piecesOf(phrase), vehicles, models, version, parts: ranked, meant, brandIds, wants, slips };
}
