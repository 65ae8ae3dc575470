import { useSyncExternalStore } from "react";
import { keepHere, readKept } from "./kept-here";

const name = "said";

type Said = Record<string, string[]>;

function read(): Said {
  try {
    return (JSON.parse(readKept("tab", name) ?? "{}") ?? {}) as Said;
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

function write(said: Said): void {
  keepHere("tab", name, JSON.stringify(said));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this tab was told of a subject, reloads included. */
export const wasSaid = (topic: string, subject: string): boolean => read()[topic]?.includes(subject) ?? false;

/** The same for what is drawn; until the browser has been asked it counts as told. */
export const useWasSaid = (topic: string, subject: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wasSaid(topic, subject),
    () => true,
  );

/** Notes that a subject was told; of each topic the last `most` subjects are kept. */
export function noteSaid(topic: string, subject: string, most: number): void {
  const said = read();
  const others = (said[topic] ?? []).filter((other) => other !== subject);
  write({ ...said, [topic]: [subject, ...others].slice(0, most) });
}

/** Whether it was told before; from this call on it was. */
export function saidBefore(topic: string, subject: string, most: number): boolean {
  if (wasSaid(topic, subject)) return true;
  noteSaid(topic, subject, most);
  return false;
}

/** Lets the subjects of a topic be said again. */
export const forgetSaid = (topic: string): void => write({ ...read(), [topic]: [] });
