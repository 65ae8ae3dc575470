import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { DecodedVin } from "@/lib/domains/vehicles/vins/rules";
import { checkText, countryText, makerText, plantText, yearText } from "./vin-text";

/** What a VIN says by itself, beside what a registry says; unknown stays unknown, with the reason. */
export async function DecodedVinCard({ decoded, level = 2 }: { decoded: DecodedVin; level?: 2 | 3 }) {
  const [t, locale] = await Promise.all([getTranslations("vin"), getLocale()]);
  const { maker, check, sections } = decoded;
  const wrong = check.use !== "free" && !check.holds;
  const rows: [name: string, value: ReactNode, alarming?: boolean][] = [
    [
      t("maker"),
      <>
        {makerText(t, locale, decoded)}{" "}
        {maker.state !== "unknown" && !maker.sure ? <Badge tone="unknown">{t("unsure")}</Badge> : null}
      </>,
    ],
    [t("country"), countryText(t, locale, decoded)],
    [t("year"), yearText(t, locale, decoded)],
    [t("plant"), plantText(t, decoded)],
    [t("check"), checkText(t, decoded), wrong],
    [
      t("sections"),
      <span key="sections" dir="ltr" title={t("sectionsHelp")} className="num">
        {t("sectionsValue", sections)}
      </span>,
    ],
  ];
  return (
    <Card level={level} title={t("title")} className="break-inside-avoid">
      <dl className="divide-y divide-line-2 text-data">
        {rows.map(([name, value, alarming]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className={cn("min-w-0 text-end font-medium wrap-anywhere", alarming && "text-no")}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
