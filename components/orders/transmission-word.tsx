import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import type { Order } from "@/lib/domains/orders/schema";

type Props = Pick<Order, "transmission" | "seller"> & Partial<Pick<Order, "leavesAt" | "state" | "fault">>;

const arrived = ["delivered", "closed"];
/** What is said of an order that was on its way to its supplier, once its goods are here. */
const brought = ["told", "unknown", "taken"];

/** How far an order is on its way to its supplier, in words. */
export function TransmissionWord({ transmission, seller, leavesAt = null, state = "placed", fault = null }: Props) {
  const t = useTranslations("orders.transmission");
  const format = useFormat();
  if (arrived.includes(state) && brought.includes(transmission)) return <>{t("brought")}</>;
  if (fault === "gone" && transmission === "unknown") return <>{t("unanswered")}</>;
  if (fault === "gone" && transmission === "waiting") return <>{t("telephone")}</>;
  if (transmission === "told" && seller) return <>{t("store")}</>;
  if (transmission !== "waiting") return <>{t(transmission)}</>;
  if (!leavesAt) return <>{t("leaving")}</>;
  return <>{t("waiting", { time: format.dateTime(new Date(leavesAt), { timeStyle: "medium" }) })}</>;
}
