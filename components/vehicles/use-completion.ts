import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";
import { completionKey, type CompletionKind } from "@/lib/domains/vehicles/completion/rules";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";

const idleMs = 300;
const mostRemembered = 300;
const remembered = new Map<string, Suggestion[]>();
const none: Suggestion[] = [];

/** What an identifier may become: asked from two characters, after 300 ms of idle, once per beginning; empty until known. */
export function useCompletion(kind: CompletionKind | null, text: string): Suggestion[] {
  const start = kind && completionKey(kind, text);
  const key = `${kind}/${start}`;
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (!kind || !start || remembered.has(key)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call("get", `/completion/${kind}/{text}`, { params: { text: start }, signal: stop.signal }).then(
        (found) => {
          if (remembered.size >= mostRemembered) remembered.clear();
          remembered.set(key, found);
          setAnswered(key);
        },
        () => undefined,
      );
    }, idleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, kind, start]);
  if (!start) return none;
  return remembered.get(key) ?? none;
}
