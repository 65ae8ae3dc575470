"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import { useGo } from "@/components/layout/use-go";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { SuggestionList } from "./suggestion-list";
import { optionsOf, type SuggestionOption } from "./suggestion-options";
import { useSuggestions } from "./use-suggestions";

const longestTyped = 5000;

/** The search of parts with its suggestions; an empty search does nothing. */
export function PartSearchField({ initial }: { initial: string }) {
  const t = useTranslations("catalogue.search");
  const lang = useLocale();
  const { go } = useGo();
  const listId = useId();
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = useSuggestions(open ? text : "", lang);
  const options = found ? optionsOf(found) : [];
  const chosen = options[at];

  const search = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === "") return;
    setOpen(false);
    setText(wanted);
    go(`/pieces/search/${encodeURIComponent(wanted.slice(0, 300))}`);
  };
  const choose = (option: SuggestionOption) => {
    setOpen(false);
    setText(option.text);
    go(option.href);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) choose(chosen);
    else search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    setAt((now) => Math.min(Math.max(now + (event.key === "ArrowDown" ? 1 : -1), -1), options.length - 1));
  };
  return (
    <form
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      className="relative flex w-full max-w-160 gap-2"
    >
      <InputBox
        type="search"
        role="combobox"
        aria-label={t("label")}
        aria-expanded={open && options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${at}` : undefined}
        placeholder={t("label")}
        boxClassName="flex-1 bg-paper"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestTyped}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary">
        {t("submit")}
      </Button>
      <SuggestionList id={listId} open={open && found !== null} options={options} at={at} onChoose={choose} />
    </form>
  );
}
