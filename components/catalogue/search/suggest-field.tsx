"use client";

import type { FormEvent } from "react";
import { useCombobox } from "@/components/page/use-combobox";
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
  const known = options ?? [];
  const choose = (option: SuggestionOption) => {
    box.close();
    onChoose(option);
  };
  const box = useCombobox({
    count: known.length,
    onChoose: (index) => known[index] && choose(known[index]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const active = known[box.at];
    if (active) return choose(active);
    if (typed === "") return;
    box.close();
    onSearch(typed);
  };
  return (
    <form {...box.frame} onSubmit={submit} className="relative flex w-full min-w-0 max-w-160 gap-2">
      <InputBox
        {...box.field}
        type="search"
        aria-label={label}
        placeholder={label}
        boxClassName="flex-1 bg-paper"
        spellCheck={false}
        maxLength={longestTyped}
        value={text}
        onFocus={onFocus}
        onChange={(event) => {
          onText(event.target.value);
          box.open();
        }}
      />
      <Button type="submit" variant="primary">
        {submitLabel}
      </Button>
      <SuggestionList box={box} options={options} />
    </form>
  );
}
