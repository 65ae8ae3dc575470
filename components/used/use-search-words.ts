import { useLocale, useTranslations } from "next-intl";
import { usedSearchAt } from "@/lib/domains/used/rules";

const known = ["fuel", "body", "gearbox", "inspection"] as const;

/** What a search asks for, in the reader's words. */
export function useSearchWords(): (url: string) => string {
  const t = useTranslations("used");
  const locale = useLocale();
  return (url) => {
    const { brand, model, min, max, maxKm, year, filters } = usedSearchAt(url);
    const words = known.flatMap((name) => (filters[name] ?? []).map((value) => t(`${name}.${value}` as "fuel.petrol")));
    const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });
    return list.format(
      [
        ...[brand, model, ...(filters.models ?? [])],
        ...[min && t("kept.from", { price: min }), max && t("kept.to", { price: max })],
        ...[maxKm && t("kept.maxKm", { km: maxKm }), year && t("kept.year", { year }), ...words],
      ].filter(Boolean),
    );
  };
}
