import { getLocale, getTranslations } from "next-intl/server";
import type { Span, SpanUnit } from "@/lib/domains/stats/dashboard/spans";
import { formatNumber } from "@/lib/shared/numbers";
import { pageFormat } from "@/lib/web/page-format";

/** How charts write numbers, days, months and what is read at a point, in the reader's language. */
export async function chartWords() {
  const [t, locale, format] = await Promise.all([getTranslations("stats"), getLocale(), pageFormat()]);
  const utc = (iso: string) => new Date(`${iso.length === 7 ? `${iso}-01` : iso}T00:00:00Z`);
  const day = (iso: string) =>
    format.dateTime(utc(iso), { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" });
  const month = (iso: string) => format.dateTime(utc(iso), { month: "short", year: "2-digit", timeZone: "UTC" });
  return {
    t,
    day,
    month,
    number: (value: number, digits = 0) => formatNumber(value, locale, { maximumFractionDigits: digits }),
    axis: (value: number) => formatNumber(value, locale, { notation: "compact", maximumFractionDigits: 1 }),
    percent: (value: number) =>
      formatNumber(value / 100, locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** A span as the axis calls it, and as tables and ears hear it: a part of a week says how many days it has. */
    spanNames: ({ from, days, isPart }: Pick<Span, "from" | "days" | "isPart">, unit: SpanUnit) => {
      const short = unit === "month" ? month(from) : day(from);
      const name = isPart ? t("chart.part", { name: short, count: days }) : short;
      return { short, name, long: t(`chart.span.${unit}`, { name }) };
    },
    /** What is read at a point: its place, and every series with its number. */
    says: (place: string, values: readonly (readonly [string, string])[]) =>
      t("chart.point", { place, values: values.map(([name, value]) => t("chart.value", { name, value })).join(", ") }),
  };
}
