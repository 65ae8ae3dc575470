"use client";

import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { LabourRate } from "@/lib/domains/cart/labour/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  rates: readonly LabourRate[];
  value: LabourRate | undefined;
  onChange: (rate: LabourRate) => void;
}

const keyOf = ({ rate, cents }: LabourRate): string => `${rate}:${cents}`;

/** The choice of one of the company's hourly rates. */
export function RateField({ rates, value, onChange }: Props) {
  const t = useTranslations("labour");
  const locale = useLocale();
  return (
    <Field label={t("rate")}>
      {(control) => (
        <Select
          {...control}
          value={value && keyOf(value)}
          onChange={({ target }) => {
            const chosen = rates.find((one) => keyOf(one) === target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {rates.map(({ rate, cents }) => (
            <option key={keyOf({ rate, cents })} value={keyOf({ rate, cents })}>
              {t("rateAt", { rate: rate === "paint" ? t("paint") : rate, price: formatMoney(cents, "EUR", locale) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
