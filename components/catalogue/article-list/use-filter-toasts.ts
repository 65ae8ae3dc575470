"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { saidBefore } from "@/components/page/said-before";
import { toast } from "@/components/ui/toast-store";
import type { HideReason } from "@/lib/domains/catalogue/list/filters";

const texts: Partial<Record<HideReason, "filter-engine-code" | "filter-date">> = {
  engineCode: "filter-engine-code",
  date: "filter-date",
};

const mostLists = 100;

/** Says once per list that a filter took articles away. */
export function useFilterToasts(listId: string, hidden: readonly { reason: HideReason }[]): void {
  const t = useTranslations("catalogue.item.toast");
  const reasons = hidden.map(({ reason }) => reason).join();
  useEffect(() => {
    for (const reason of reasons.split(",") as HideReason[]) {
      const text = texts[reason];
      if (text && !saidBefore(text, listId, mostLists)) toast.say(t(text), { id: text });
    }
  }, [listId, reasons, t]);
}
