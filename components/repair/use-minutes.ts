import { useTranslations } from "next-intl";
import { hoursOf } from "@/lib/domains/repair/rules";

/** Minutes as the reader says them: "45 min", "1 h 25". */
export function useMinutes(): (total: number) => string {
  const t = useTranslations("repair.times");
  return (total) => {
    const { hours, minutes } = hoursOf(total);
    if (hours === 0) return t("minutes", { minutes });
    return minutes === 0
      ? t("hours", { hours })
      : t("hoursMinutes", { hours, minutes: String(minutes).padStart(2, "0") });
  };
}
