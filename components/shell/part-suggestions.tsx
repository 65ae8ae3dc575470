"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { optionsOf } from "@/components/catalogue/search/suggestion-options";
import { useSuggestions } from "@/components/catalogue/search/use-suggestions";
import type { SuggestedText } from "./search-option";

interface Props {
  text: string;
  onFound: (found: SuggestedText) => void;
}

const mostPerGroup = 4;

/** Asks what a text may become and hands it up; draws nothing. Loaded when somebody types. */
export default function PartSuggestions({ text, onFound }: Props) {
  const found = useSuggestions(text, useLocale());
  useEffect(() => {
    if (!found) return;
    const options = optionsOf(found, mostPerGroup);
    onFound({ text, options: options.map(({ group, href, text: label, detail }) => ({ group, href, label, detail })) });
  }, [found, onFound, text]);
  return null;
}
