import { createHash } from "node:crypto";
import { shortOf } from "@/lib/domains/cart/rules";

interface Marked {
  id: number;
  quantity: number;
  priceCents: number;
  depositCents: number;
  note: string;
  /** What the supplier had. */
  stock: number | null;
}

/** By what it is noticed that a basket is no longer the one that was read: lines, pieces, prices, notes and what is short, as 22 characters. */
export function basketMark(lines: readonly Marked[]): string {
  const told = lines
    .toSorted((a, b) => a.id - b.id)
    .map((line) => [line.id, line.quantity, line.priceCents, line.depositCents, line.note, shortOf(line)]);
  return createHash("sha256").update(JSON.stringify(told)).digest("base64url").slice(0, 22);
}
