"use client";

import { useTranslations } from "next-intl";
import { useHearing } from "@/components/live/use-live";

/** Says that the page follows the garage; while it does not, the line below says so. */
export function LiveMark() {
  const t = useTranslations("companion");
  if (useHearing() !== "live") return null;
  return (
    <span className="ms-auto flex shrink-0 items-center gap-1.5 text-data text-fit">
      <span aria-hidden className="size-2 rounded-full bg-fit ring-4 ring-fit-soft" />
      {t("live")}
    </span>
  );
}
