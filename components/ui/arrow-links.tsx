"use client";

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

const steps: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** How many links stand in the first line of a grid; 1 for a list. */
function columnsOf(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top;
  const second = links.findIndex((link) => link.getBoundingClientRect().top !== top);
  return Math.max(1, second < 0 ? links.length : second);
}

const linksIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>("a[href]")];

const isField = (target: EventTarget) =>
  target instanceof Element && target.closest("input, select, textarea, [aria-haspopup]") !== null;

/** From a button among the links, down leads to the first and up to the last. */
function enter(event: KeyboardEvent<HTMLElement>, links: readonly HTMLElement[]): void {
  const link = event.key === "ArrowDown" ? links[0] : event.key === "ArrowUp" ? links.at(-1) : undefined;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  link.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) return;
  const links = linksIn(event.currentTarget);
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return enter(event, links);
  const mirrored = getComputedStyle(event.currentTarget).direction === "rtl" && event.key.match(/Left|Right/) ? -1 : 1;
  event.preventDefault();
  links[at + step(columnsOf(links)) * mirrored]?.focus();
}

interface ArrowLinksProps {
  className?: string;
  /** The first link takes the focus when the page opens, where there are keys and nothing else has it. */
  focused?: boolean;
  children: ReactNode;
}

/** Links below are moved through by the arrow keys, in a grid as in a list. */
export function ArrowLinks({ className, focused = false, children }: ArrowLinksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const free = document.activeElement === null || document.activeElement === document.body;
    // Whoever has begun to scroll is not taken back.
    if (focused && free && matchMedia("(pointer: fine)").matches)
      box.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div ref={box} onKeyDown={moveFocus} className={className}>
      {children}
    </div>
  );
}
