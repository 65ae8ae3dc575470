"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  box: Combobox;
  loading: boolean;
  failed: boolean;
  options: readonly GenartRow[];
  chosen: readonly GenartRow[];
}

/** The parts that match what is typed, ticked ones marked. The focus stays in the field. */
export function PickerOptions({ box, loading, failed, options, chosen }: Props) {
  const t = useTranslations("catalogue.picker");
  const locale = useLocale();
  const note = failed ? t("failed") : loading ? t("loading") : options.length === 0 ? t("none") : "";
  return (
    <div
      hidden={!box.isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-paper p-1 shadow-float"
    >
      <p role="status" className={note ? "px-2.5 py-2 text-data text-ink-2" : "sr-only"}>
        {note}
      </p>
      <div {...box.list} aria-multiselectable aria-label={t("open")} className="max-h-80 overflow-y-auto">
        {options.map((genart, index) => {
          const ticked = chosen.some((one) => one.id === genart.id);
          return (
            <ListOption key={genart.id} {...box.option(index)} selected={ticked}>
              <span aria-hidden className="w-3 text-accent">
                {ticked ? "✓" : ""}
              </span>
              <span className="min-w-0 flex-1">{genart.label}</span>
              <span className="num text-data text-ink-3">{formatNumber(genart.count, locale)}</span>
            </ListOption>
          );
        })}
      </div>
    </div>
  );
}
