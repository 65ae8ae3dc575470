import { getLocale, getTranslations } from "next-intl/server";
import { Note } from "@/components/ui/badge";
import { fewDays } from "@/lib/domains/passes/rules";
import type { CertificateState } from "@/lib/domains/passes/schema";
import { formatDate } from "@/lib/shared/dates";

/** What passes are signed with, and for how long. */
export async function CertificateNote({
  certificate,
  google,
}: {
  certificate: CertificateState | null;
  google: boolean;
}) {
  const [t, locale] = await Promise.all([getTranslations("passes.admin.certificate"), getLocale()]);
  return (
    <Note tone={toneOf(certificate)} className="grid gap-0.5">
      <p>{textOf()}</p>
      <p>{t(google ? "google" : "noGoogle")}</p>
    </Note>
  );
  function textOf() {
    if (!certificate) return t("missing");
    const { kind, daysLeft: days, endsOn } = certificate;
    const day = formatDate(endsOn, locale) ?? endsOn;
    if (days === 0) return t("ended", { day });
    return kind === "apple" ? t("apple", { days, day }) : t("trial", { days });
  }
}

function toneOf(certificate: CertificateState | null): "no" | "unknown" | "neutral" {
  if (!certificate || certificate.daysLeft === 0) return "no";
  return certificate.kind === "trial" || certificate.daysLeft < fewDays ? "unknown" : "neutral";
}
