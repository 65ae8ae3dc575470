"use client";

import { useTranslations } from "next-intl";
import { OptionList } from "@/components/page/option-list";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import { suggestionGroups, type SuggestionOption } from "./suggestion-options";

interface Props {
  box: Combobox;
  /** Null until what is typed has been answered. */
  options: readonly SuggestionOption[] | null;
}

/** The suggestions below the field; the focus stays in the field. */
export function SuggestionList({ box, options }: Props) {
  const t = useTranslations("catalogue.search");
  const groups = suggestionGroups.filter((group) => options?.some((one) => one.group === group));
  return (
    <OptionList
      {...{ box, label: t("suggestions"), className: "top-full mt-1 max-h-100" }}
      said={box.isOpen && options ? t("suggestionsCount", { count: options.length }) : ""}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={t(group)}>
          <div role="presentation" aria-hidden className="px-2.5 pt-2 pb-1 text-tiny text-ink-3">
            {t(group)}
          </div>
          {options?.map((option, index) =>
            option.group === group ? (
              <ListOption
                key={`${option.text}-${index}`}
                {...box.option(index)}
                layout="num min-h-8 items-center gap-3"
              >
                <bdi className="whitespace-nowrap">{option.text}</bdi>
                <span className="ms-auto truncate text-data text-ink-3">{option.detail}</span>
              </ListOption>
            ) : null,
          )}
        </div>
      ))}
    </OptionList>
  );
}
