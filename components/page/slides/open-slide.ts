import { useSyncExternalStore } from "react";
import { readKept } from "@/components/page/kept-here";
import { sayOffline } from "@/components/page/offline";
import type { OpenedSlide } from "@/lib/domains/slides/rules";

type Store = typeof import("./slide-store");

/** Where a tab keeps its slides over a reload. */
const keptName: Store["keptName"] = "slides";
const listeners = new Set<() => void>();
let store: Store | null = null;
let coming: Promise<Store> | null = null;

/** The code of slides comes with the first one. */
function load(): Promise<Store> {
  coming ??= import("./slide-store").then(
    (loaded) => {
      loaded.resumeSlides();
      store = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** Opens a slide over the page, or turns to it where it is open already; over the whole of it where it is asked to. */
export function openSlide(slide: OpenedSlide, { whole = false } = {}): void {
  const from = document.activeElement;
  load().then(({ putSlide, actOnSlides }) => {
    if (putSlide(slide, from) && whole) actOnSlides({ act: "extend", on: true });
  }, sayOffline);
}

/** Takes up what the person here had open before the page was loaded. */
export function resumeSlides(): void {
  if (store) store.resumeSlides();
  else if (readKept("tab", keptName) !== null) load().catch(sayOffline);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether slides were ever opened on this page. */
export const useSlidesLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => store !== null,
    () => false,
  );
