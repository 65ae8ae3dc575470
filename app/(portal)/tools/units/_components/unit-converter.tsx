"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readNumber } from "@/lib/shared/decimals";
import { formatNumber } from "@/lib/shared/numbers";
import { convert, quantities, unitsOf, type Quantity, type Unit } from "@/lib/shared/units";

/** Every quantity with its units: what is typed into one is written into the others. */
export function UnitConverter() {
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {quantities.map((quantity) => (
        <QuantityCard key={quantity} quantity={quantity} />
      ))}
    </div>
  );
}

const significant = { maximumSignificantDigits: 6, useGrouping: false } as const;

function QuantityCard({ quantity }: { quantity: Quantity }) {
  const t = useTranslations("portal-pages.units");
  const locale = useLocale();
  const units: readonly Unit[] = unitsOf[quantity];
  const [{ unit, text }, setTyped] = useState<{ unit: Unit; text: string }>({ unit: units[0] ?? "Nm", text: "" });
  const value = readNumber(text);
  const converted = value === null ? null : convert(quantity, value, unit);
  const shown = (one: Unit): string => {
    if (one === unit) return text;
    const number = converted?.[one];
    return number === undefined ? "" : formatNumber(number, locale, significant);
  };
  const isWrong = text.trim() !== "" && converted === null;
  return (
    <Card title={t(`quantities.${quantity}`)}>
      <div className="grid gap-2">
        {units.map((one) => (
          <Field key={one} label={t(`names.${one}`)} error={one === unit && isWrong ? t("unread") : null}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                dir="ltr"
                maxLength={20}
                autoComplete="off"
                className="num"
                value={shown(one)}
                onChange={({ target }) => setTyped({ unit: one, text: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </Card>
  );
}
