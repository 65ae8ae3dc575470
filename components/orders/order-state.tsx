import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { OrderState } from "@/lib/domains/orders/rules";

const tones: Record<OrderState, Tone> = {
  placed: "accent",
  confirmed: "accent",
  "partly-shipped": "unknown",
  shipped: "unknown",
  delivered: "fit",
  closed: "neutral",
  cancelled: "no",
};

interface Props {
  state: OrderState;
  /** Without it a refusal is not told. */
  transmission?: string;
}

/** How far an order is, in one word. */
export function OrderStateBadge({ state, transmission }: Props) {
  const t = useTranslations("orders");
  if (transmission === "refused") return <Badge tone="no">{t("refused")}</Badge>;
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
