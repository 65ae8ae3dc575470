"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { describeRecognition, type SearchPlace } from "./search-places";

interface SearchOptionsProps {
  id: string;
  places: readonly SearchPlace[];
  /** The place to which Enter goes. */
  at: number;
  onChoose: (href: string) => void;
}

/** What the one search field recognised, each a place to go; the focus stays in the field. */
export function SearchOptions({ id, places, at, onChoose }: SearchOptionsProps) {
  const t = useTranslations("shell.search");
  const chosen = places[at];
  return (
    <>
      <span role="status" className="sr-only">
        {chosen ? t("recognised", { what: describeRecognition(chosen.found, t) }) : ""}
        {places.length > 1 ? ` (${t("recognisedCount", { count: places.length })})` : ""}
      </span>
      <ul id={id} role="listbox" aria-label={t("suggestions")} hidden={places.length === 0} className="search-hint num">
        {places.map(({ found, href }, index) => (
          <li
            key={href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(href);
            }}
            className={cn(
              "min-h-6 cursor-pointer truncate rounded px-3 py-1 touch:min-h-11",
              index === at ? "bg-accent-soft text-accent" : "hover:bg-sunk",
            )}
          >
            {index === at ? t("recognised", { what: describeRecognition(found, t) }) : describeRecognition(found, t)}
          </li>
        ))}
      </ul>
    </>
  );
}
