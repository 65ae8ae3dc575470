"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { ScanButton } from "@/components/scan/scan-button";
import { SpeechButton } from "@/components/speech/speech-button";
import { SuggestField } from "./suggest-field";
import { optionsOf } from "./suggestion-options";
import { useSuggestions } from "./use-suggestions";

const longestAddressed = 300;

/** The search of parts by references, numbers and words. */
export function PartSearchField({ initial }: { initial: string }) {
  const t = useTranslations("catalogue.search");
  const lang = useLocale();
  const { go } = useGo();
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState("");
  const found = useSuggestions(asked, lang);

  const type = (typed: string) => {
    setText(typed);
    setAsked(typed);
  };
  const leave = (typed: string, href: string) => {
    setText(typed);
    setAsked("");
    go(href);
  };
  const search = (typed: string) =>
    leave(typed, `/pieces/search/${encodeURIComponent(typed.slice(0, longestAddressed))}`);
  return (
    <div className="flex items-start gap-2">
      <SuggestField
        label={t("label")}
        submitLabel={t("submit")}
        text={text}
        onText={type}
        options={found && optionsOf(found)}
        onChoose={(option) => leave(option.text, option.href)}
        onSearch={search}
      />
      <ScanButton kind="ean" onValue={search} />
      <SpeechButton wanted="reference" onValue={type} />
    </div>
  );
}
