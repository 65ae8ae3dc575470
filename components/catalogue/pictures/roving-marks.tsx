"use client";

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { spotBeside } from "@/lib/domains/catalogue/pictures/scenes/rules";

const directions: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const marksIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>("[data-mark]")].filter(
    (mark) => !mark.hidden && mark.getAttribute("aria-disabled") !== "true",
  );

/** Where marks lie, by their order. */
const placesOf = (marks: readonly HTMLElement[]) =>
  marks.map((mark, at) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { id: String(at), place: [left + width / 2, top + height / 2] as const };
  });

/** Which mark a key leads to from one. */
function leadTo(key: string, marks: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  if (key === "Home") return marks[0];
  if (key === "End") return marks.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const beside = spotBeside(placesOf(marks), String(marks.indexOf(from)), direction);
  return beside === null ? undefined : marks[Number(beside)];
}

/** Marks on a picture as one stop of the tab key: arrows lead to the nearest one that way, Home and End to the first and last. */
export function RovingMarks({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = box.current;
    if (!around) return undefined;
    const keep = () => {
      const marks = marksIn(around);
      const held = marks.find((mark) => mark.tabIndex === 0);
      for (const mark of around.querySelectorAll<HTMLElement>("[data-mark]")) {
        const stop = mark === (held ?? marks[0]) ? "0" : "-1";
        if (mark.getAttribute("tabindex") !== stop) mark.setAttribute("tabindex", stop);
      }
    };
    keep();
    const watch = new MutationObserver(keep);
    watch.observe(around, { childList: true, subtree: true, attributeFilter: ["hidden", "aria-disabled"] });
    return () => watch.disconnect();
  }, []);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const marks = marksIn(event.currentTarget);
    const from = (event.target as Element).closest<HTMLElement>("[data-mark]");
    const next = from ? leadTo(event.key, marks, from) : undefined;
    if (!(event.key in directions) && !next) return;
    event.preventDefault();
    if (!next || !from) return;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  return (
    <div ref={box} role="group" aria-label={label} onKeyDown={move} className="contents">
      {children}
    </div>
  );
}
