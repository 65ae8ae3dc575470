import { arrivalOfPieces, piecesBy, type Source } from "./sources";
import type { Wall } from "./wall";

/**
 * Why a supplier brings pieces: they lie on the own shelf, nobody else brings them in time, nobody is cheaper, who is cheaper
 * comes later, or they come together with others.
 */
export const reasons = ["shelf", "only", "cheapest", "sooner", "together"] as const;

export interface Why {
  reason: (typeof reasons)[number];
  /** The cheapest other supplier, where it is cheaper: by how much for these pieces, and when it comes. */
  than: { channel: string; cents: number; at: Wall | null } | null;
}

const brings = (source: Source, pieces: number, by: Wall): boolean => {
  const has = piecesBy(source, by);
  return has === null || has >= pieces;
};

const mayHave = ({ rounds }: Source): boolean => rounds.some(({ pieces }) => pieces === null || pieces > 0);

export function whyOf(chosen: Source, all: readonly Source[], { pieces, by }: { pieces: number; by: Wall }): Why {
  const others = all.filter(({ channel }) => channel !== chosen.channel);
  const [other] = others
    .filter((one) => mayHave(one) && one.unitCents < chosen.unitCents)
    .toSorted((a, b) => a.unitCents - b.unitCents);
  if (!other) return { reason: others.some((one) => brings(one, pieces, by)) ? "cheapest" : "only", than: null };
  const than = {
    channel: other.channel,
    cents: (chosen.unitCents - other.unitCents) * pieces,
    at: arrivalOfPieces(other, pieces),
  };
  return { reason: brings(other, pieces, by) ? "together" : "sooner", than };
}
