import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { businessName, personName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";

/** What the card says, empty fields left out. */
export async function CustomerCard({ info }: { info: Customer["info"] }) {
  const [t, locale] = await Promise.all([getTranslations("customers"), getLocale()]);
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(info.country);
  const rows: [label: string, value: ReactNode][] = [
    [t("field.name"), personName(info)],
    [t("field.company"), businessName(info) ?? t("private")],
    [t("field.siren"), info.siren],
    [t("field.vatNumber"), info.vatNumber],
    [
      t("field.phone"),
      <a key="phone" href={`tel:${info.phone.replace(/[^+\d]/g, "")}`} dir="ltr" className="hover:underline">
        {info.phone}
      </a>,
    ],
    [
      t("field.email"),
      <a
        key="email"
        href={`mailto:${encodeURIComponent(info.email)}`}
        className="[overflow-wrap:anywhere] hover:underline"
      >
        {info.email}
      </a>,
    ],
    [t("field.address"), info.address],
    [t("field.city"), [info.postalCode, info.city].filter(Boolean).join(" ")],
    [t("field.country"), country],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
