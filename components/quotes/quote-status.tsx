import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { QuoteRow } from "@/lib/domains/quotes/schema";

const tones = { new: "accent", accepted: "fit", rejected: "no", expired: "unknown", ordered: "fit" } as const;

type Props = Pick<QuoteRow, "status" | "expired"> & { ordered?: boolean };

/** The state of a quote; one that nobody decided in time says so. */
export function QuoteStatus({ status, expired, ordered = false }: Props) {
  const t = useTranslations("quotes.status");
  const shown = ordered ? "ordered" : status === "new" && expired ? "expired" : status;
  return <Badge tone={tones[shown]}>{t(shown)}</Badge>;
}
