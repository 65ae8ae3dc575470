import { getLocale, getTranslations } from "next-intl/server";
import { storeFields, type StoreFacts } from "@/lib/domains/vendors/rules";
import { countryName } from "@/lib/shared/country-name";
import { formatIban } from "@/lib/shared/iban";

/** What a company told of its store, field by field; fields that it left empty are not shown. */
export async function StoreFactList({ store }: { store: StoreFacts }) {
  const [t, locale] = await Promise.all([getTranslations("vendors.field"), getLocale()]);
  const said = (field: keyof StoreFacts) => {
    if (field === "country") return countryName(store.country, locale);
    return field === "iban" ? formatIban(store.iban.replace(/\s/g, "")) : store[field];
  };
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {storeFields
        .filter((field) => store[field] !== "")
        .map((field) => (
          <div key={field} className="contents">
            <dt className="text-data text-ink-3">{t(field)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{said(field)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
