"use client";

import { useLocale, useTranslations } from "next-intl";
import { ListOption } from "@/components/ui/list-option";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
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
  const note = failed ? t("failed") : loading ? t("loading") : options.length === 0 ? t("none") : "";
  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-paper p-1 shadow-float"
    >
      <p role="status" className={note ? "px-2.5 py-2 text-data text-ink-2" : "sr-only"}>
        {note}
      </p>
      <ul id={id} role="listbox" aria-multiselectable aria-label={t("open")} className="max-h-80 overflow-y-auto">
        {options.map((genart, index) => {
          const ticked = chosen.some((one) => one.id === genart.id);
          return (
            <ListOption
              key={genart.id}
              id={`${id}-${genart.id}`}
              active={index === at}
              selected={ticked}
              onChoose={() => onToggle(genart)}
            >
              <span aria-hidden className="w-3 text-accent">
                {ticked ? "✓" : ""}
              </span>
              <span className="min-w-0 flex-1">{genart.label}</span>
              <span className="num text-data text-ink-3">{formatNumber(genart.count, locale)}</span>
            </ListOption>
          );
        })}
      </ul>
    </div>
  );
}
