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

export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useTranslations("orders.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
