"use client";

import { useEffect, useRef, type ReactNode } from "react";

/** Whether a keyboard would rise over the page, or nobody types at all. */
const isTouched = (page: HTMLElement): boolean =>
  !matchMedia("(pointer: fine)").matches ||
  document.documentElement.hasAttribute("data-tablet") ||
  page.closest("[data-tablet-page]") !== null;

/** A slide whose field takes what is typed as soon as the slide is there; not under a finger. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current && !isTouched(box.current)) box.current.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {children}
    </div>
  );
}
