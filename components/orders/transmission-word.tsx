import { useLocale, useTranslations } from "next-intl";
import type { Order } from "@/lib/domains/orders/schema";

type Props = Pick<Order, "transmission" | "seller"> & { leavesAt?: string | null };

/** How far an order is on its way to its supplier, in words. */
export function TransmissionWord({ transmission, seller, leavesAt = null }: Props) {
  const t = useTranslations("orders.transmission");
  const locale = useLocale();
  if (transmission === "told" && seller) return <>{t("store")}</>;
  if (transmission !== "waiting") return <>{t(transmission)}</>;
  if (!leavesAt) return <>{t("leaving")}</>;
  const clock = new Intl.DateTimeFormat(locale, { timeZone: "Europe/Paris", timeStyle: "medium" });
  return <>{t("waiting", { time: clock.format(new Date(leavesAt)) })}</>;
}
