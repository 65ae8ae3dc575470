import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { formatNumber } from "@/lib/shared/numbers";

/** How charts write numbers, days and months in the reader's language. */
export async function chartWords() {
  const [t, locale, format] = await Promise.all([getTranslations("stats"), getLocale(), getFormatter()]);
  const utc = (iso: string) => new Date(`${iso.length === 7 ? `${iso}-01` : iso}T00:00:00Z`);
  return {
    t,
    number: (value: number, digits = 0) => formatNumber(value, locale, { maximumFractionDigits: digits }),
    axis: (value: number) => formatNumber(value, locale, { notation: "compact", maximumFractionDigits: 1 }),
    percent: (value: number) =>
      formatNumber(value / 100, locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    day: (iso: string) =>
      format.dateTime(utc(iso), { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" }),
    month: (iso: string) => format.dateTime(utc(iso), { month: "short", year: "2-digit", timeZone: "UTC" }),
  };
}
