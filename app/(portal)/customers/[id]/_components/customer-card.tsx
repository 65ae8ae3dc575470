import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { businessName, customerLabel, personName } from "@/lib/domains/customers/rules";
import { PictureButton } from "@/components/customers/picture-button";
import { Avatar } from "@/components/ui/avatar";
import type { Customer } from "@/lib/domains/customers/schema";
import { countryName } from "@/lib/shared/country";

/** The picture and what the card says, empty fields left out. */
export async function CustomerCard({ customer: { id, info } }: { customer: Customer }) {
  const [t, locale] = await Promise.all([getTranslations("customers"), getLocale()]);
  const country = countryName(info.country, locale);
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
  const name = customerLabel(info) || t("unnamed");
  const facts = (
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
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <Avatar
          size="xl"
          name={t("picture.of", { customer: name })}
          initialsOf={businessName(info) ?? `${info.firstname} ${info.name}`}
          src={info.picture ? `/api/pictures/${info.picture}` : undefined}
        />
        <PictureButton customerId={id} has={info.picture !== null} />
      </div>
      {facts}
    </>
  );
}
