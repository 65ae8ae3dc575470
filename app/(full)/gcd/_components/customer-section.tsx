import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { businessName, personName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";

/** The card as the garage keeps it, so that the customer sees what is wrong. */
export function CustomerSection({ info }: Pick<Customer, "info">) {
  const t = useTranslations("companion");
  const place = [info.address, [info.postalCode, info.city].filter(Boolean).join(" ")].filter(Boolean).join("\n");
  const rows = [
    ["name", personName(info)],
    ["company", businessName(info)],
    ["phone", info.phone],
    ["email", info.email],
    ["address", place],
  ] as const;
  return (
    <Card title={t("yourCard")} roomy className="text-body md:col-start-1">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="text-ink-3">{t(`card.${key}`)}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi dir={key === "phone" || key === "email" ? "ltr" : undefined}>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
