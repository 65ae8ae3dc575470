"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ExternalLink } from "@/components/drawings/icons";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";

export interface SearchOption {
  href: string;
  label: string;
  detail?: string;
  /** What a suggestion belongs to; the readings of the text belong to nothing. */
  group?: "tiles" | "genarts" | "brands" | "makes" | "numbers";
  /** It opens in a tab of its own. */
  isOutside?: boolean;
}

/** Suggestions, and the text that they belong to. */
export interface SuggestedText {
  text: string;
  options: readonly SearchOption[];
}

interface SearchOptionsProps {
  box: Combobox;
  options: readonly SearchOption[];
  /** Enter found nowhere to go. */
  silent: boolean;
}

/** What the one search field recognised and what its text may become, each a place to go; the focus stays in the field. */
export function SearchOptions({ box, options, silent }: SearchOptionsProps) {
  const t = useTranslations("shell.search");
  const chosen = options[box.at];
  return (
    <>
      <span role="status" className="sr-only">
        {chosen ? t("recognised", { what: chosen.label }) : ""}
        {chosen && options.length > 1 ? ` (${t("recognisedCount", { count: options.length })})` : ""}
      </span>
      <p role="status" className={silent ? "search-hint text-data text-ink-2" : "sr-only"}>
        {silent ? t("nothingToDo") : ""}
      </p>
      <div {...box.list} aria-label={t("suggestions")} className="search-hint num">
        {options.map(({ href, label, detail, group, isOutside }, index) => (
          <Fragment key={`${group} ${href}`}>
            {group && group !== options[index - 1]?.group ? (
              <div role="presentation" className="px-2.5 pt-2 pb-0.5 text-tiny text-ink-3">
                {t(`groups.${group}`)}
              </div>
            ) : null}
            <ListOption {...box.option(index)}>
              <bdi className="truncate">{index === box.at && !group ? t("recognised", { what: label }) : label}</bdi>
              {group ? <span className="sr-only">{t(`groups.${group}`)}</span> : null}
              {isOutside ? <ExternalLink className="size-3.5 shrink-0" /> : null}
              {detail ? <span className="ms-auto truncate text-ink-3">{detail}</span> : null}
            </ListOption>
          </Fragment>
        ))}
      </div>
    </>
  );
}
