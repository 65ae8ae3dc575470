"use client";

import { useEffect, useRef } from "react";
import { isTyping } from "@/components/page/is-typing";

export interface ListKeys {
  move: (by: 1 | -1) => void;
  add: () => void;
  open: () => void;
  /** Opens as a slide over the list. */
  slide: () => void;
  compare: () => void;
  switchPrices: () => void;
}

const inRadios = (target: EventTarget | null) => target instanceof Element && target.matches("input[type=radio]");
const onControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button, input, summary, [role=menu]") !== null;

/** The keys of the list, wherever the focus is as long as it is in no field, menu or dialog: ↑ ↓ move, A adds, C compares, Enter opens, with Shift as a slide, P switches prices. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      const run = choose(event, latest.current);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function choose(event: KeyboardEvent, keys: ListKeys): (() => void) | null {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const by = event.key === "ArrowDown" ? 1 : -1;
    return inRadios(event.target) ? null : () => keys.move(by);
  }
  if (event.key === "Enter") return onControl(event.target) ? null : event.shiftKey ? keys.slide : keys.open;
  if (event.repeat) return null;
  const key = event.key.toLowerCase();
  return { a: keys.add, c: keys.compare, p: keys.switchPrices }[key] ?? null;
}
