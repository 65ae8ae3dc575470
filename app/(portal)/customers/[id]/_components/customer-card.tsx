import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { businessName } from "@/lib/domains/customers/rules";
import { PictureButton } from "@/components/customers/picture-button";
import type { Customer } from "@/lib/domains/customers/schema";
import { countryName } from "@/lib/shared/country-name";

/** What the card says beside the head of the page, empty fields left out, and the picture's button. */
export async function CustomerCard({ customer: { id, info } }: { customer: Customer }) {
  const [t, locale] = await Promise.all([getTranslations("customers"), getLocale()]);
  const country = countryName(info.country, locale);
  const rows: [label: string, value: ReactNode][] = [
    [t("field.company"), businessName(info) ? null : t("private")],
    [t("field.siren"), info.siren],
    [t("field.vatNumber"), info.vatNumber],
    [t("field.address"), info.address],
    [t("field.postalCode"), info.postalCode],
    [t("field.country"), country],
  ];
  return (
    <>
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
      <div className="mt-3">
        <PictureButton customerId={id} has={info.picture !== null} />
      </div>
    </>
  );
}
