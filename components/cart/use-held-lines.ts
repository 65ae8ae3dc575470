import { useState } from "react";
import type { CartLine } from "@/lib/domains/cart/schema";
import { wasChangedHere } from "./changed-here";
import { heldLines } from "./held-lines";

/** Nothing slides under a pointer: while it is over the list, lines of others neither go nor come. */
export function useHeldLines(lines: readonly CartLine[]) {
  const [over, setOver] = useState(false);
  const [held, setHeld] = useState({ from: lines, shown: lines });
  if (held.from !== lines) setHeld({ from: lines, shown: over ? heldLines(held.shown, lines, wasChangedHere) : lines });
  const there = new Set(lines.map(({ id }) => id));
  return {
    shown: held.shown,
    isGone: (id: number) => !there.has(id),
    enter: () => setOver(true),
    leave: () => {
      setOver(false);
      setHeld({ from: lines, shown: lines });
    },
    dismiss: (id: number) => setHeld((now) => ({ ...now, shown: now.shown.filter((line) => line.id !== id) })),
  };
}
