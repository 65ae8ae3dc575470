"use client";

import { useTranslations } from "next-intl";
import { ListOption } from "@/components/ui/list-option";
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
          <ul key={group} role="group" aria-label={t(group)}>
            <li role="presentation" aria-hidden className="px-2.5 pt-2 pb-1 text-tiny text-ink-3">
              {t(group)}
            </li>
            {options.map((option, index) =>
              option.group === group ? (
                <ListOption
                  key={`${option.text}-${index}`}
                  id={`${id}-${index}`}
                  active={index === at}
                  onChoose={() => onChoose(option)}
                  layout="num min-h-8 items-center gap-3"
                >
                  <bdi className="whitespace-nowrap">{option.text}</bdi>
                  <span className="ms-auto truncate text-data text-ink-3">{option.detail}</span>
                </ListOption>
              ) : null,
            )}
          </ul>
        ))}
      </div>
    </>
  );
}
