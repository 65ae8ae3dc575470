import { useSyncExternalStore } from "react";
import type { Waiting } from "./rules";

export interface Outbox {
  /** What waits of the person here, in order; null before it is known. */
  waiting: readonly Waiting[] | null;
  /** How many writes of nobody who is here lie sealed. */
  sealed: number;
}

let now: Outbox = { waiting: null, sealed: 0 };
const hearers = new Set<() => void>();

export function publish(next: Outbox): void {
  now = next;
  for (const hear of hearers) hear();
}

export const outboxNow = (): Outbox => now;

function hear(hearer: () => void): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

const nothing: Outbox = { waiting: null, sealed: 0 };
export const useOutbox = (): Outbox => useSyncExternalStore(hear, outboxNow, () => nothing);

/** What the shell says of the outbox, in its own words. */
export type Told =
  { what: "kept"; name: string } | { what: "refused" } | { what: "stuck" } | { what: "arrived"; count: number };

const toldEvent = "etabli:outbox";
export const tell = (told: Told): void => void window.dispatchEvent(new CustomEvent(toldEvent, { detail: told }));

export function onTold(say: (told: Told) => void): () => void {
  const listen = (event: Event) => say((event as CustomEvent<Told>).detail);
  window.addEventListener(toldEvent, listen);
  return () => window.removeEventListener(toldEvent, listen);
}
