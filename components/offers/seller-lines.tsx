import { useLocale, useTranslations } from "next-intl";
import type { Seller } from "@/lib/domains/offers/schema";
import { countryName } from "@/lib/shared/country-name";

/** Who sells, as the law wants it told beside the offer. */
export function SellerLines({ seller }: { seller: Seller }) {
  const t = useTranslations("offers");
  const locale = useLocale();
  const { company, adress1, adress2, postalCode, city, country, phone, email, registration, vatNumber } = seller;
  const place = [adress1, adress2, [postalCode, city].filter(Boolean).join(" "), countryName(country, locale)];
  return (
    <span className="block text-tiny wrap-anywhere text-ink-3">
      <span className="block">{t("soldBy", { company: `\u2068${company}\u2069` })}</span>
      {[place, [phone, email], [registration, vatNumber]].map((parts, at) => (
        <bdi key={at} className="block">
          {parts.filter(Boolean).join(at === 0 ? ", " : " · ")}
        </bdi>
      ))}
    </span>
  );
}
