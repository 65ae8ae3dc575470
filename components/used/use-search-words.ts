import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { usedSearchAt } from "@/lib/domains/used/rules";

const known = ["fuel", "body", "gearbox", "inspection"] as const;

/** What a search asks for, in the reader's words. */
export function useSearchWords(): (url: string) => string {
  const t = useTranslations("used");
  const format = useFormat();
  return (url) => {
    const { brand, model, min, max, maxKm, year, filters } = usedSearchAt(url);
    const words = known.flatMap((name) => (filters[name] ?? []).map((value) => t(`${name}.${value}` as "fuel.petrol")));
    const asked = [
      ...[brand, model, ...(filters.models ?? [])],
      ...[min && t("kept.from", { price: min }), max && t("kept.to", { price: max })],
      ...[maxKm && t("kept.maxKm", { km: maxKm }), year && t("kept.year", { year }), ...words],
    ];
    return format.list(asked.filter(Boolean), { type: "unit", style: "short" });
  };
}
