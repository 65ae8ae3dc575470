"use client";

import { call } from "@/lib/api/client";
import type { Suggestions } from "@/lib/domains/catalogue/search/schema";
import { useAnswers, type Ask } from "./use-answers";

const ask: Ask<Suggestions> = (query, lang, signal) =>
  call("get", "/completion/part/{query}", { params: { query }, query: { lang }, signal });

/** What a typed text may become: parts, brands, makes and numbers; null until known. */
export const useSuggestions = (text: string, lang: string): Suggestions | null => useAnswers("part", text, lang, ask);
