import type { getTranslations } from "next-intl/server";
import { formatNumber } from "@/lib/shared/numbers";

export type SelectorText = Awaited<ReturnType<typeof getTranslations<"selector">>>;

/** "2005 – 2014", "depuis 2019", or null when the first year is unknown. */
export function yearsText(t: SelectorText, from: number | null, to: number | null): string | null {
  if (from === null) return null;
  if (to === null) return t("since", { from: String(from) });
  return from === to ? String(from) : t("years", { from: String(from), to: String(to) });
}

/** A share in percent with two decimals, as the reader's language writes it. */
export const shareText = (locale: string, percent: number): string =>
  formatNumber(percent / 100, locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
