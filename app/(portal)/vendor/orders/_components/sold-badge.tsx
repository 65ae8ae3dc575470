import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { SoldState } from "@/lib/domains/orders/selling/rules";

const tones: Record<SoldState, Tone> = {
  ...{ new: "accent", promised: "unknown", sent: "unknown", delivered: "fit", refused: "no", cancelled: "neutral" },
};

export function SoldBadge({ state }: { state: SoldState }) {
  const t = useTranslations("vendors.orders.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
