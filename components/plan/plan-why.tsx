import { useLocale, useTranslations } from "next-intl";
import { channelName } from "@/components/orders/channel-name";
import type { CartPlan } from "@/lib/domains/cart/plan/schema";
import { formatMoney } from "@/lib/shared/money";
import { useWhen } from "./use-when";

type Share = CartPlan["groups"][number]["shares"][number];

/** Why a line comes from its supplier. */
export function PlanWhy({ share: { why } }: { share: Share }) {
  const t = useTranslations("plan.why");
  const words = useTranslations("cart");
  const whenOf = useWhen();
  const locale = useLocale();
  const { reason, than } = why;
  const tell = () => {
    if (reason === "shelf" || reason === "only" || reason === "cheapest") return t(reason);
    if (!than || than.cents === null) return t("inTime");
    const facts = { who: channelName(than, words), price: formatMoney(than.cents, "EUR", locale) };
    if (reason === "together") return t(reason, facts);
    const when = whenOf(than);
    return when ? t("sooner", { ...facts, when }) : t("soonerUnknown", facts);
  };
  return <p className="text-data text-ink-2">{tell()}</p>;
}
