"use client";

import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function wait(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      wait();
    },
    thisMinute() + minuteMs - Date.now(),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) wait();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The minute that has begun, in ms; whoever asks is drawn anew when the next one begins. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute, thisMinute);
