import { useLocale } from "next-intl";
import type { ToldCapacity } from "@/lib/domains/cart/besides/schema";
import { formatNumber } from "@/lib/shared/numbers";

const unitOf = { l: "liter", g: "gram" } as const;

/** How much of a fluid the vehicle takes and which: "4,5 l · 5W-30 · RN17". */
export function CapacityLine({ amount, unit, grade, spec }: ToldCapacity) {
  const locale = useLocale();
  const many = formatNumber(amount, locale, { style: "unit", unit: unitOf[unit], maximumFractionDigits: 2 });
  return <span className="num block text-data">{[many, grade, spec].filter(Boolean).join(" · ")}</span>;
}
