import { formatTag } from "./languages";

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it; every format is made once, since making one costs a thousand uses. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(formatTag(locale), options)));
  return format.format(value);
}

/** A rate in basis points (2000 = 20 percent) with the language's percent sign, two decimals at most. */
export const formatRate = (basisPoints: number, locale: string): string =>
  formatNumber(basisPoints / 10_000, locale, { style: "percent", maximumFractionDigits: 2 });
