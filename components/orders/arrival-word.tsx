import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/shared/dates";

interface Props {
  arrivalOn: string | null;
  arrivalHour: number | null;
}

/** When an order is there, as its supplier said. */
export function ArrivalWord({ arrivalOn, arrivalHour }: Props) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const day = formatDate(arrivalOn, locale);
  if (!day) return <>{t("noArrival")}</>;
  return <>{arrivalHour === null ? day : t("arrivalHour", { date: day, hour: arrivalHour })}</>;
}
