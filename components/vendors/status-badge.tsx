import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { VendorState } from "@/lib/domains/vendors/states";

const tones: Record<VendorState, Tone> = {
  ...{ new: "neutral", vendor: "unknown", "waiting-for-approval": "accent" },
  ...{ approuved: "fit", refused: "no", suspended: "no" },
};

export function StatusBadge({ status }: { status: VendorState }) {
  const t = useTranslations("vendors.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
