import { useEffect, useState } from "react";
import { completionKey, type CompletionKind } from "@/lib/domains/vehicles/completion/rules";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";
import { askCompletion, rememberedCompletion } from "./ask-completion";

const idleMs = 300;
const none: Suggestion[] = [];

/** What an identifier may become: asked from two characters, after 300 ms of idle, once per beginning; empty until known. */
export function useCompletion(kind: CompletionKind | null, text: string): Suggestion[] {
  const start = kind && completionKey(kind, text);
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (!kind || !start || rememberedCompletion(kind, start)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askCompletion(kind, start, stop.signal).then(
        () => setAnswered(`${kind}/${start}`),
        () => undefined,
      );
    }, idleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, start]);
  return (kind && start && rememberedCompletion(kind, start)) || none;
}
