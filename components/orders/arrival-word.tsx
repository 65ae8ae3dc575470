import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { isAwaited, isCalledOff, isLate, type OrderState } from "@/lib/domains/orders/rules";
import { formatDate, isoDateIn } from "@/lib/shared/dates";

interface Props {
  arrivalOn: string | null;
  arrivalHour: number | null;
  /** Without it the goods are awaited, and nothing is called late. */
  state?: OrderState;
  transmission?: string;
}

/** When an order is there, as its supplier said, whether it should be there by now, or that nothing of it is awaited. */
export function ArrivalWord({ arrivalOn, arrivalHour, state, transmission = "" }: Props) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const order = state && { state, transmission };
  if (order && isCalledOff(order)) return <>{t("nothingComes")}</>;
  if (order && !isAwaited(order)) return <>{t("allArrived")}</>;
  const day = formatDate(arrivalOn, locale);
  if (!day) return <>{t("noArrival")}</>;
  const when = arrivalHour === null ? day : t("arrivalHour", { date: day, hour: arrivalHour });
  if (!order || !isLate({ ...order, arrivalOn }, isoDateIn(new Date(), "Europe/Paris")))
    return <span className="whitespace-nowrap">{when}</span>;
  return (
    <>
      <span className="whitespace-nowrap">{when}</span> <Badge tone="unknown">{t("late")}</Badge>
    </>
  );
}
