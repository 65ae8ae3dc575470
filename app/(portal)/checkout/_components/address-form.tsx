"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useGo } from "@/components/page/use-go";
import { call } from "@/lib/api/client";
import {
  addressFaults,
  mostAddressField,
  mostCustomerReference,
  stepPaths,
  type AddressField,
} from "@/lib/domains/checkout/rules";
import { countryName } from "@/lib/shared/country-name";

type Values = Record<AddressField | "customerReference", string>;

/** Countries whose garages buy here; deliveries go to the first alone. */
const countries = ["FR", "CH"] as const;

/** The address of a delivery; what was typed stays when it is refused. */
export function AddressForm({ first }: { first: Values }) {
  const t = useTranslations("checkout.address");
  const refusal = useTranslations("checkout.refusal");
  const locale = useLocale();
  const { go, going } = useGo();
  const draft = useDraft<Values>({
    first,
    check: addressFaults,
    send: async (body) => {
      await call("post", "/checkoutAddressing", { body });
      go(stepPaths.payment);
    },
    word: (code) => (code === "country" ? t("country") : code === "postcode" ? t("postcodeFault") : null),
    refusal: () => refusal("unexpected"),
  });
  const field = { draft, required: true, maxLength: mostAddressField };
  return (
    <section aria-labelledby="address-title">
      <h2 id="address-title" className="font-medium">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <DraftForm draft={draft} submit={t("next")} going={going} className="grid max-w-160 gap-4 sm:grid-cols-2">
        <DraftField {...field} name="lastName" label={t("lastName")} autoComplete="family-name" />
        <DraftField {...field} name="firstName" label={t("firstName")} autoComplete="given-name" />
        <DraftField
          {...field}
          name="street"
          label={t("street")}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <DraftField
          {...field}
          name="postcode"
          label={t("postcode")}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
        <DraftField {...field} name="city" label={t("city")} autoComplete="address-level2" />
        <DraftField {...field} name="countryCode" label={t("countryCode")}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </DraftField>
        <DraftField
          draft={draft}
          name="customerReference"
          label={t("customerReference")}
          hint={t("customerReferenceHint")}
          maxLength={mostCustomerReference}
        />
      </DraftForm>
    </section>
  );
}
