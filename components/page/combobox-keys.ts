/** What the keys of a field need to know of the list below it. */
export interface ListBelow {
  count: number;
  shown: boolean;
  /** The active option; −1 when there is none. */
  at: number;
  /** The option that is active before any key, and the least to which one leads; −1 for none. */
  start: -1 | 0;
  /** Arrows lead from the last option on to the first, and back. */
  round?: boolean;
  /** The list stands for as long as its field does: Escape is not its own. */
  stands?: boolean;
  /** Enter takes no option, as from a list that answers an older text; the pointer still does. */
  pointerOnly?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** What a key does to the list: leads to an option, takes the active one or closes; null when the list has no use for it. */
export function actOfKey(key: string, list: ListBelow): number | "take" | "close" | null {
  const { count, shown, at, start } = list;
  if (key === "Escape") return shown && !list.stands ? "close" : null;
  if (key === "Enter") return shown && at >= 0 && !list.pointerOnly ? "take" : null;
  const step = steps[key];
  if (!step || count === 0) return null;
  if (!shown) return step > 0 ? 0 : start;
  if (list.round && step * step === 1) return (at + step + count) % count;
  return Math.min(Math.max(at + step, start), count - 1);
}
