"use client";

import { useEffect, useState } from "react";
import { longestQuery } from "@/lib/domains/catalogue/search/rules";
import { shortestSuggestion } from "@/lib/shared/suggestions";

const idleMs = 300;
const mostRemembered = 500;
const remembered = new Map<string, unknown>();

export type Ask<T> = (text: string, lang: string, signal: AbortSignal) => Promise<T>;

/**
 * What a call answers to a typed text: asked from two characters, after 300 ms of idle, once per text; null until known.
 * `name` tells calls apart; `ask` must be one function for the life of the page.
 */
export function useAnswers<T>(name: string, raw: string, lang: string, ask: Ask<T>): T | null {
  const text = raw.trim().replace(/\s+/g, " ").slice(0, longestQuery);
  const key = `${name}/${lang}/${text.toLowerCase()}`;
  const [answered, setAnswered] = useState<{ key: string; found: T } | null>(null);
  useEffect(() => {
    if (text.length < shortestSuggestion || remembered.has(key)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(text, lang, stop.signal).then(
        (found) => {
          if (remembered.size >= mostRemembered) remembered.clear();
          remembered.set(key, found);
          setAnswered({ key, found });
        },
        () => undefined,
      );
    }, idleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, key, lang, text]);
  if (text.length < shortestSuggestion) return null;
  return (remembered.get(key) as T | undefined) ?? (answered?.key === key ? answered.found : null);
}
