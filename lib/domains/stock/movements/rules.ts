import { mostPieces } from "../rules";

export const movementKinds = ["received", "sold", "corrected", "returned"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What else than a hand or a cart moves pieces. */
export const movementSources = ["inventory", "import"] as const;
export type MovementSource = (typeof movementSources)[number];

/** Longest remark of a movement, longest name of a place. */
export const longestNote = 200;
export const longestPlace = 40;

/** What a movement of so many pieces does to a quantity: what is sold goes, a correction says itself which way. */
export const effectOf = (kind: MovementKind, pieces: number): number => (kind === "sold" ? -pieces : pieces);

/** What lies there after a movement; null when it would be fewer than none, or more than an item may have. */
export function balanceAfter(quantity: number, kind: MovementKind, pieces: number): number | null {
  const after = quantity + effectOf(kind, pieces);
  return after >= 0 && after <= mostPieces ? after : null;
}

/** Typed pieces of a movement: whole and above zero, of a correction also below; null for anything else. */
export function readMoved(text: string, kind: MovementKind): number | null {
  const typed = text.trim().replace(/^[−–]/, "-");
  if (!(kind === "corrected" ? /^[+-]?\d{1,5}$/ : /^\+?\d{1,5}$/).test(typed)) return null;
  return Number(typed) || null;
}

export interface Share {
  id: number;
  quantity: number;
}

/** Which items give how many of the wanted pieces, the fullest first; null when all together have too few. */
export function shareOut(items: readonly Share[], wanted: number): Share[] | null {
  const shares: Share[] = [];
  let left = wanted;
  for (const { id, quantity } of items.toSorted((one, other) => other.quantity - one.quantity || one.id - other.id)) {
    const given = Math.min(quantity, left);
    if (given > 0) shares.push({ id, quantity: given });
    left -= given;
  }
  return left > 0 ? null : shares;
}
