"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { optionsOf, type SuggestionOption } from "@/components/catalogue/search/suggestion-options";
import { useSuggestions } from "@/components/catalogue/search/use-suggestions";

interface Props {
  text: string;
  onFound: (found: { text: string; options: readonly SuggestionOption[] }) => void;
}

const mostPerGroup = 4;

/** Asks what a text may become and hands it up; draws nothing. Loaded when somebody types. */
export default function PartSuggestions({ text, onFound }: Props) {
  const found = useSuggestions(text, useLocale());
  useEffect(() => {
    if (found) onFound({ text, options: optionsOf(found, mostPerGroup) });
  }, [found, onFound, text]);
  return null;
}
