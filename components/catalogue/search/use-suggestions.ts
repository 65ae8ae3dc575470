"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";
import { longestQuery, shortestSuggestion } from "@/lib/domains/catalogue/search/rules";
import type { Suggestions } from "@/lib/domains/catalogue/search/schema";

const idleMs = 300;
const mostRemembered = 500;
const remembered = new Map<string, Suggestions>();

/** What a typed text may become: asked from two characters, after 300 ms of idle, once per text; null until known. */
export function useSuggestions(raw: string, lang: string): Suggestions | null {
  const text = raw.trim().replace(/\s+/g, " ").slice(0, longestQuery);
  const key = `${lang}/${text.toLowerCase()}`;
  const [answered, setAnswered] = useState<{ key: string; found: Suggestions } | null>(null);
  useEffect(() => {
    if (text.length < shortestSuggestion || remembered.has(key)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call("get", "/completion/part/{query}", {
        params: { query: text },
        query: { lang },
        signal: stop.signal,
      }).then(
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
  }, [key, lang, text]);
  if (text.length < shortestSuggestion) return null;
  return remembered.get(key) ?? (answered?.key === key ? answered.found : null);
}
