"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { DecodedVin } from "@/lib/domains/vehicles/vins/rules";
import { countryText, makerText, yearText } from "./vin-text";

/** Maker, country and year as soon as a VIN is complete, before any registry is asked; its tables are fetched only then. */
export function VinPreview({ vin }: { vin: string }) {
  const t = useTranslations("vin");
  const locale = useLocale();
  const [decoded, setDecoded] = useState<DecodedVin | null>(null);
  useEffect(() => {
    let left = false;
    void import("@/lib/domains/vehicles/vins/rules").then(({ decodeVin }) => {
      if (!left) setDecoded(decodeVin(vin, new Date().getFullYear()));
    });
    return () => {
      left = true;
    };
  }, [vin]);
  if (decoded?.vin !== vin) return null;
  const year = decoded.year.state === "unknown" ? t("previewYearUnknown") : yearText(t, locale, decoded);
  const facts = [makerText(t, locale, decoded), countryText(t, locale, decoded), year];
  return <p className="text-ink-2">{t("preview", { facts: facts.join(" · ") })}</p>;
}
