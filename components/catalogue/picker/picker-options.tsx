"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { GenartRow } from "@/lib/domains/catalogue/schema";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  id: string;
  open: boolean;
  loading: boolean;
  failed: boolean;
  options: readonly GenartRow[];
  at: number;
  chosen: readonly GenartRow[];
  onToggle: (genart: GenartRow) => void;
}

/** The parts that match what is typed, ticked ones marked. The focus stays in the field. */
export function PickerOptions({ id, open, loading, failed, options, at, chosen, onToggle }: Props) {
  const t = useTranslations("catalogue.picker");
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const note = failed ? t("failed") : loading ? t("loading") : options.length === 0 ? t("none") : "";
  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-paper p-1 shadow-float"
    >
      <p role="status" className={note ? "px-2.5 py-2 text-data text-ink-2" : "sr-only"}>
        {note}
      </p>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-multiselectable
        aria-label={t("open")}
        className="max-h-80 overflow-y-auto"
      >
        {options.map((genart, index) => {
          const ticked = chosen.some((one) => one.id === genart.id);
          return (
            <li
              key={genart.id}
              id={`${id}-${genart.id}`}
              role="option"
              aria-selected={ticked}
              onMouseDown={(event) => {
                event.preventDefault();
                onToggle(genart);
              }}
              className={cn(
                "flex min-h-8 cursor-pointer items-center gap-2 rounded px-2.5 touch:min-h-11",
                index === at ? "bg-accent-soft text-accent" : "hover:bg-sunk",
              )}
            >
              <span aria-hidden className="w-3 text-accent">
                {ticked ? "✓" : ""}
              </span>
              <span className="min-w-0 flex-1">{genart.label}</span>
              <span className="num text-data text-ink-3">{formatNumber(genart.count, locale)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
