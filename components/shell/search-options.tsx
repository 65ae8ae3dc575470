"use client";

import { useTranslations } from "next-intl";
import type { Combobox } from "@/components/page/use-combobox";
import type { SearchOption } from "./search-option";
import type { Readings } from "./use-readings";

interface SearchOptionsProps {
  box: Combobox;
  options: readonly SearchOption[];
  /** Enter found nowhere to go. */
  silent: boolean;
  List: Readings["List"] | undefined;
}

/** What the one search field recognised and what its text may become, each a place to go; the focus stays in the field. */
export function SearchOptions({ box, options, silent, List }: SearchOptionsProps) {
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
        {List ? <List box={box} options={options} /> : null}
      </div>
    </>
  );
}
