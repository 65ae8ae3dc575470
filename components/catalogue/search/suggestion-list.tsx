"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { suggestionGroups, type SuggestionOption } from "./suggestion-options";

interface Props {
  id: string;
  open: boolean;
  options: readonly SuggestionOption[];
  at: number;
  onChoose: (option: SuggestionOption) => void;
}

/** The suggestions below the field; the focus stays in the field. */
export function SuggestionList({ id, open, options, at, onChoose }: Props) {
  const t = useTranslations("catalogue.search");
  const groups = suggestionGroups.filter((group) => options.some((one) => one.group === group));
  return (
    <>
      <span role="status" className="sr-only">
        {open ? t("suggestionsCount", { count: options.length }) : ""}
      </span>
      <div
        id={id}
        role="listbox"
        aria-label={t("suggestions")}
        hidden={!open || options.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-100 overflow-y-auto rounded-md border border-line bg-paper p-1 shadow-float"
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t(group)}>
            <div aria-hidden className="px-2.5 pt-2 pb-1 text-tiny text-ink-3">
              {t(group)}
            </div>
            {options.map((option, index) =>
              option.group === group ? (
                <div
                  key={`${option.text}-${index}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  onMouseDown={(event) => {
                    event.preventDefault();
                    onChoose(option);
                  }}
                  className={cn(
                    "num flex min-h-8 cursor-pointer items-center gap-3 rounded px-2.5 touch:min-h-11",
                    index === at ? "bg-accent-soft text-accent" : "hover:bg-sunk",
                  )}
                >
                  <bdi className="whitespace-nowrap">{option.text}</bdi>
                  <span className="ms-auto truncate text-data text-ink-3">{option.detail}</span>
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
    </>
  );
}
