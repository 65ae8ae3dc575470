import { useEffect, useSyncExternalStore } from "react";

/** A place that the page itself offers to the field that searches everything. */
export interface OfferedPlace {
  href: string;
  label: string;
  /** Other words by which it is found. */
  words: string;
  /** It opens in a tab of its own. */
  isOutside: boolean;
}

const nothing: readonly OfferedPlace[] = [];
let offered = nothing;
let typed = "";
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Offers places of the page while it stands. */
export function useOffer(places: readonly OfferedPlace[]): void {
  useEffect(() => {
    offered = places;
    tell();
  }, [places]);
  useEffect(
    () => () => {
      [offered, typed] = [nothing, ""];
      tell();
    },
    [],
  );
}

export const useOffered = (): readonly OfferedPlace[] =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => nothing,
  );

/** Says to the page what is typed into the field; a page that offers nothing does not listen. */
export function sayTyped(text: string): void {
  if (offered.length === 0 || typed === text) return;
  typed = text;
  tell();
}

/** What was typed since the page stands. */
export const useTyped = (): string =>
  useSyncExternalStore(
    subscribe,
    () => typed,
    () => "",
  );
