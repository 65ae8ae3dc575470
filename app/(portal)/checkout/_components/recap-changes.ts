import type { BasketLine } from "@/lib/domains/basket/schema";

export type RecapRow = Pick<BasketLine, "id" | "item" | "quantity" | "price" | "note" | "stock">;

/** What became of a line since the recap was first read. */
export type RecapChange = "changed" | "added" | "gone";

const isSame = (one: RecapRow, other: RecapRow): boolean =>
  one.quantity === other.quantity && one.price === other.price && one.note === other.note;

/** What became of each line that is not as it was read, those that are gone included. */
export function changesSince(read: readonly RecapRow[], now: readonly RecapRow[]): ReadonlyMap<number, RecapChange> {
  const [before, left] = [new Map(read.map((line) => [line.id, line])), new Set(now.map(({ id }) => id))];
  const changes = new Map<number, RecapChange>();
  for (const line of now) {
    const old = before.get(line.id);
    if (!old) changes.set(line.id, "added");
    else if (!isSame(old, line)) changes.set(line.id, "changed");
  }
  for (const { id } of read) if (!left.has(id)) changes.set(id, "gone");
  return changes;
}
