import { useLocale, useTranslations } from "next-intl";
import type { CallProblem } from "@/lib/api/client";
import { formatMoney } from "@/lib/shared/money";

/** Why work could not come into the cart, in the reader's words. */
export function useLabourRefusal(): (problem: CallProblem) => string {
  const t = useTranslations("labour");
  const locale = useLocale();
  return ({ code, extra }) => {
    if (code === "rate-changed") return t("rateChanged", { price: formatMoney(Number(extra.cents), "EUR", locale) });
    if (code === "work-changed") return t("changedElsewhere");
    return code === "no-rate" ? t("rateGone") : t("failed");
  };
}
