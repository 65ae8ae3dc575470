import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/shared/dates";

/** A day and its hour as the reader writes them; null where nobody says when. */
export function useWhen(): (at: { on: string | null; hour: number | null }) => string | null {
  const t = useTranslations("orders");
  const locale = useLocale();
  return ({ on, hour }) => {
    const date = formatDate(on, locale);
    return date && (hour === null ? date : t("arrivalHour", { date, hour }));
  };
}
