import { useTranslations } from "next-intl";
import type { TileDraft } from "@/lib/domains/portal/editor/draft";

const told = [
  ...(["address", "frame", "image", "data", "date", "dates", "alert-start", "alert-end"] as const),
  ...(["alert-without-date", "when-format", "no-such-day", "no-such-time", "type"] as const),
] as const;

/** How what is wrong with a tile is said; null where the house has the words. */
export function useFaultWord(): (code: string, name: keyof TileDraft) => string | null {
  const t = useTranslations("editors.fault");
  return (code, name) => {
    if (code === "required" && name === "name") return t("name");
    const known = told.find((one) => one === code);
    return known ? t(known) : null;
  };
}
