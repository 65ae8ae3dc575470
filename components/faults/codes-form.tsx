"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { codesSegment, longestText, readFaultCode, readFaultCodes } from "@/lib/shared/fault-code";
import { leftOutQuery } from "./left-out";
import { SuggestionList } from "./suggestion-list";
import { useSuggestions } from "./use-suggestions";

interface Props {
  /** The address under which codes stand: a vehicle's /dtc, or /dtc alone. */
  under: string;
  /** The codes of this page. */
  first: string;
}

/** The word at the end of a text, as far as it is typed. */
const lastWord = (text: string): string => /[\p{L}\p{N}]*$/u.exec(text)?.[0] ?? "";

/** Codes in any spelling, with suggestions for the one that is being typed; they lead to what is known of them. */
export function CodesForm({ under, first }: Props) {
  const t = useTranslations("faults");
  const { go, going } = useGo();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const word = lastWord(text);
  const suggestions = useSuggestions({
    text: word,
    suits: (value) => readFaultCode(value) !== null,
    onTake: (value) => {
      setText(`${text.slice(0, text.length - word.length)}${value} `);
      field.current?.focus();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    suggestions.box.close();
    const read = readFaultCodes(text);
    if (read.codes.length === 0) return setError(text.trim() === "" ? t("empty") : t("none"));
    go(`${under}/${codesSegment(read.codes)}${leftOutQuery(read)}`);
  };
  return (
    <form noValidate role="search" onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-data font-strong">
        {t("field")}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1" {...suggestions.box.frame}>
          <Input
            {...suggestions.box.field}
            id={id}
            ref={field}
            value={text}
            maxLength={longestText}
            dir="ltr"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t("placeholder")}
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            className="num uppercase placeholder:normal-case"
            onChange={({ target }) => {
              setText(target.value);
              setError(null);
              suggestions.box.open();
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text");
              if (!/[\r\n]/.test(pasted)) return;
              // Some browsers glue a list's lines together.
              event.preventDefault();
              const target = event.currentTarget;
              const { selectionStart: from, selectionEnd: to } = target;
              target.setRangeText(pasted.replace(/\s+/g, " "), from ?? text.length, to ?? text.length, "end");
              setText(target.value);
              setError(null);
            }}
          />
          <SuggestionList {...suggestions} />
        </div>
        <Button type="submit" variant="primary" busy={going}>
          {t("submit")}
        </Button>
      </div>
      <p id={`${id}-hint`} role="status" className={error ? "text-data font-medium text-no" : "text-data text-ink-3"}>
        {error ?? t("hint")}
      </p>
    </form>
  );
}
