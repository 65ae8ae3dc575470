import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";

/** Why the customer refused, in their own words; nothing where they gave no reason. */
export function QuoteReason({ reason }: { reason: string | null }) {
  const t = useTranslations("quotes");
  if (!reason) return null;
  return (
    <Note tone="no" className="mb-2 wrap-anywhere whitespace-pre-line">
      <span className="font-strong">{t("reason")}</span> <bdi>{reason}</bdi>
    </Note>
  );
}
