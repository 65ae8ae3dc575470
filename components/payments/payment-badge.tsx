import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { PaymentState } from "@/lib/domains/payments/rules";

const tones = { due: "neutral", authorised: "accent", paid: "fit", refunded: "neutral", failed: "no" } as const;

/** How far a payment is; of an order that was called off, whether something is to be given back. */
export function PaymentBadge({ state, calledOff }: { state: PaymentState; calledOff: boolean }) {
  const t = useTranslations("payments");
  if (calledOff && state !== "refunded")
    return state === "paid" ? <Badge tone="unknown">{t("toRefund")}</Badge> : <Badge>{t("calledOff")}</Badge>;
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
