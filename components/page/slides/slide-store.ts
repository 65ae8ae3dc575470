import { useSyncExternalStore } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { actOn, type SlideAct } from "@/lib/domains/slides/acts";
import { readSlide, readStack, writeStack } from "@/lib/domains/slides/kept";
import { noSlides, type OpenedSlide, type SlideStack } from "@/lib/domains/slides/rules";
import { noTimes, type SlideTimes } from "@/lib/domains/slides/times";

export const keptName = "slides" as const;
const listeners = new Set<() => void>();
let stack: SlideStack = noSlides;
/** Where the focus was when the reader opened the stack: it returns there. */
let opener: HTMLElement | null = null;
/** Counts the openings by the reader: what was opened takes the focus, what a reload brought back does not. */
let openings = 0;

function put(next: SlideStack): void {
  if (next === stack) return;
  stack = next;
  for (const listener of listeners) listener();
}

/** Does something to the stack, and keeps what is left of it for a reload. */
export function actOnSlides(act: SlideAct): void {
  put(actOn(stack, act));
  keepHere("tab", keptName, stack.slides.length === 0 ? null : writeStack(stack));
}

/** Takes up what the person had open in the company before the page was loaded; nothing of anybody else's stays. */
export function resumeSlides(): void {
  opener = null;
  openings = 0;
  put(readStack(readKept("tab", keptName), Date.now()));
}

/** Opens a slide over the page, or turns to it where it is open already; the focus returns to `from` in the end. */
export function putSlide(wanted: OpenedSlide & Partial<SlideTimes>, from = document.activeElement): boolean {
  const slide = readSlide({ ...noTimes, ...wanted });
  if (!slide) return false;
  if (from instanceof HTMLElement && !from.closest("[data-slides]")) opener = from;
  openings += 1;
  actOnSlides({ act: "add", slide });
  return true;
}

/** Shows the hidden stack again and leads the focus into it. */
export function showSlides(from: HTMLElement): void {
  opener = from;
  openings += 1;
  actOnSlides({ act: "show", on: true });
}

/** How often the reader opened something: with another number the front slide takes the focus. */
export const slideOpenings = (): number => openings;

/** Leads the focus back to where it came from, or to the page where that is gone. */
export function leaveSlides(): void {
  const home = opener?.isConnected ? opener : document.getElementById("content");
  opener = null;
  home?.focus({ preventScroll: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSlides = (): SlideStack =>
  useSyncExternalStore(
    subscribe,
    () => stack,
    () => noSlides,
  );
