"use client";

import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { SuggestionList } from "./suggestion-list";
import type { SuggestionOption } from "./suggestion-options";

const longestTyped = 5000;

interface Props {
  label: string;
  submitLabel: string;
  text: string;
  onText: (typed: string) => void;
  /** Null until what is typed has been answered. */
  options: readonly SuggestionOption[] | null;
  onChoose: (option: SuggestionOption) => void;
  /** The text as it stands, no suggestion chosen; never empty. */
  onSearch: (text: string) => void;
  onFocus?: () => void;
}

/** A search field with its suggestions below; an empty search does nothing. */
export function SuggestField({ label, submitLabel, text, onText, options, onChoose, onSearch, onFocus }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = options ?? [];
  const chosen = shown[at];

  const choose = (option: SuggestionOption) => {
    setOpen(false);
    onChoose(option);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (chosen) return choose(chosen);
    if (typed === "") return;
    setOpen(false);
    onSearch(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    setAt((now) => Math.min(Math.max(now + (event.key === "ArrowDown" ? 1 : -1), -1), shown.length - 1));
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
        aria-label={label}
        aria-expanded={open && shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${at}` : undefined}
        placeholder={label}
        boxClassName="flex-1 bg-paper"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestTyped}
        value={text}
        onFocus={onFocus}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary">
        {submitLabel}
      </Button>
      <SuggestionList id={listId} open={open && options !== null} options={shown} at={at} onChoose={choose} />
    </form>
  );
}
