import type { Supply } from "@/lib/domains/offers/queries/list-supply";
import { wallOf, type Wall } from "./wall";

/** Pieces that are here at one time. */
export interface Round {
  /** Null: it told no number, and is taken to have enough. */
  pieces: number | null;
  /** Null where nobody says when. */
  at: Wall | null;
}

/** Who can bring an article, at what price and when. */
export interface Source {
  channel: string;
  unitCents: number;
  rounds: readonly Round[];
  /** It told a time that has gone by already: no such round is counted on. */
  contradicts: boolean;
}

/** When pieces of an offer are here; what would have come before now is a contradiction. */
export function sourceOf({ code, offer, rounds }: Omit<Supply, "name" | "rank">, now: Wall): Source | null {
  if (offer.state === "error" || !offer.netCents || offer.currency !== "EUR") return null;
  const { date, hour, quantity } = offer;
  const said = rounds?.length ? rounds : date ? [{ pieces: quantity, date, hour }] : [{ pieces: quantity, date: null }];
  const all = said.map(({ pieces, ...when }) => ({
    pieces,
    at: when.date === null ? null : wallOf({ date: when.date, hour: "hour" in when ? when.hour : null }),
  }));
  const isPast = ({ at }: Round) => at !== null && at < now;
  return {
    ...{ channel: code, unitCents: offer.netCents, contradicts: all.some(isPast) },
    rounds: all.map((round) => (isPast(round) ? { ...round, at: null } : round)),
  };
}

const told = ({ rounds }: Source) =>
  rounds
    .flatMap(({ pieces, at }) => (at === null ? [] : [{ pieces, at }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** How many pieces are here by a time; null where enough are. */
export function piecesBy(source: Source, by: Wall): number | null {
  const inTime = told(source).filter(({ at }) => at <= by);
  if (inTime.some(({ pieces }) => pieces === null)) return null;
  return inTime.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
}

/** When so many pieces are here; null where nobody says that they will be. */
export function arrivalOfPieces(source: Source, wanted: number): Wall | null {
  let left = wanted;
  for (const { pieces, at } of told(source)) {
    if (pieces === null) return at;
    left -= pieces;
    if (left <= 0) return at;
  }
  return null;
}

/** When the supplier has it again: the first time that it names with nothing on its shelves. */
export const restockOf = (source: Source): Wall | null => told(source).find(({ pieces }) => pieces === 0)?.at ?? null;
