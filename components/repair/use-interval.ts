import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import type { Interval, Schedule } from "@/lib/domains/repair/schema";

/** Intervals in words: "every 20,000 km or 24 months". */
export function useInterval() {
  const t = useTranslations("repair.revision");
  const format = useFormat();
  const km = (value: number) => t("km", { km: format.number(value) });
  const months = (value: number) => t("months", { months: value });
  const both = ({ km: distance, months: time }: Interval): string =>
    [distance === null ? null : km(distance), time === null ? null : months(time)].filter(Boolean).join(t("or"));
  const same = (one: Interval, other: Interval) => one.km === other.km && one.months === other.months;
  const schedule = ({ first, every }: Pick<Schedule, "first" | "every">): string =>
    same(first, every)
      ? t("every", { interval: both(every) })
      : t("firstThen", { first: both(first), interval: both(every) });
  return { km, both, schedule };
}
