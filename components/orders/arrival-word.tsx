import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { isLate, type OrderState } from "@/lib/domains/orders/rules";
import { formatDate, isoDateIn } from "@/lib/shared/dates";

interface Props {
  arrivalOn: string | null;
  arrivalHour: number | null;
  /** Without it nothing is called late. */
  state?: OrderState;
}

/** When an order is there, as its supplier said, and whether it should be there by now. */
export function ArrivalWord({ arrivalOn, arrivalHour, state }: Props) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const day = formatDate(arrivalOn, locale);
  if (!day) return <>{t("noArrival")}</>;
  const when = arrivalHour === null ? day : t("arrivalHour", { date: day, hour: arrivalHour });
  if (!state || !isLate({ state, arrivalOn }, isoDateIn(new Date(), "Europe/Paris")))
    return <span className="whitespace-nowrap">{when}</span>;
  return (
    <>
      <span className="whitespace-nowrap">{when}</span> <Badge tone="unknown">{t("late")}</Badge>
    </>
  );
}
