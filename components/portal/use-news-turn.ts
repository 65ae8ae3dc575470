import { useEffect, useState, useSyncExternalStore } from "react";

/** How long each of the news stands, in ms. */
export const newsMs = 5000;

const stillness = "(prefers-reduced-motion: reduce)";
const never = () => false;

function followStillness(look: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener("change", look);
  return () => query.removeEventListener("change", look);
}

function followSight(look: () => void): () => void {
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

export interface NewsTurn {
  /** Which one stands in front. */
  at: number;
  /** Whether they go on by themselves once nothing holds them. */
  isOn: boolean;
  /** Whether they go on at this moment. */
  moves: boolean;
  turn: (by: 1 | -1) => void;
  switchOn: (on: boolean) => void;
  hold: (by: "pointer" | "focus", holds: boolean) => void;
}

/**
 * Which of so many news stands in front. They go on by themselves, but not while the pointer or the focus is on them, nor
 * in a tab that nobody sees; for who wants less motion only when asked to.
 */
export function useNewsTurn(count: number): NewsTurn {
  const isStill = useSyncExternalStore(followStillness, () => window.matchMedia(stillness).matches, never);
  const isHidden = useSyncExternalStore(followSight, () => document.visibilityState === "hidden", never);
  const [step, setStep] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isOn = wanted ?? !isStill;
  const moves = isOn && !isHidden && !held.pointer && !held.focus && count > 1;
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setStep((one) => one + 1), newsMs);
    return () => clearTimeout(timer);
  }, [moves, step]);
  return {
    at: count > 0 ? ((step % count) + count) % count : 0,
    isOn,
    moves,
    turn: (by) => setStep((one) => one + by),
    switchOn: setWanted,
    hold: (by, holds) => setHeld((before) => ({ ...before, [by]: holds })),
  };
}
