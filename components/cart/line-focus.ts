import { useLayoutEffect, type RefObject } from "react";
import { isFocusLost } from "@/components/page/focus-lost";
import { cartTitleId, removeButtonId } from "./focus-ids";

// A page read again changes its lines later than the call's answer, and an emptied list is another list when it fills.
const heirs = new Map<number, readonly number[]>();
let returning: number | null = null;

/** The line goes with the next reading of the page; the focus then goes to the line after it, else before it. */
export function lineWillGo(lineId: number, order: readonly number[]): void {
  const at = order.indexOf(lineId);
  heirs.set(lineId, [...order.slice(at + 1), ...order.slice(0, at).reverse()]);
}

/** The line comes with the next reading of the page, and the focus with it. */
export function lineWillReturn(lineId: number): void {
  returning = lineId;
}

const focus = (id: string) => document.getElementById(id)?.focus();

/** Where the focus goes when these lines stand: to a line, to the title, or nowhere when nothing was awaited. */
function follow(lines: ReadonlySet<number>): string | null {
  if (returning !== null && lines.has(returning)) {
    const id = removeButtonId(returning);
    returning = null;
    return id;
  }
  const [gone] = [...heirs].filter(([id]) => !lines.has(id)).reverse();
  if (!gone) return null;
  const heir = gone[1].find((id) => lines.has(id));
  for (const id of [...heirs.keys()]) if (!lines.has(id)) heirs.delete(id);
  return heir === undefined ? cartTitleId : removeButtonId(heir);
}

/** Keeps the keyboard in the list when the line that had the focus goes; never takes the focus from elsewhere. */
export function useLineFocus(list: RefObject<HTMLElement | null>, order: readonly number[]): void {
  useLayoutEffect(() => {
    const awaited = returning;
    const target = follow(new Set(order));
    // Who pressed "undo" in a notice comes back with the line, wherever the closing notice sent the focus.
    const isBack = awaited !== null && target === removeButtonId(awaited);
    if (target && (isBack || isFocusLost())) focus(target);
  }, [order]);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const emptied = heirs.size > 0;
      heirs.clear();
      if (emptied && (isFocusLost() || element?.contains(document.activeElement))) focus(cartTitleId);
    };
  }, [list]);
}
