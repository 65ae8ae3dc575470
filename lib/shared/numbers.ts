import { formatTag } from "./languages";

type Options = Intl.NumberFormatOptions;
type WriteNumber = (value: number, locale: string) => string;

/** Writes numbers by the same options again and again; a language's format is made once, since making one costs a thousand uses. */
export function numberWriter(options?: Options): WriteNumber {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value, locale) => {
    let format = formats.get(locale);
    if (!format) formats.set(locale, (format = new Intl.NumberFormat(formatTag(locale), options)));
    return format.format(value);
  };
}

const plain = numberWriter();
const writers = new Map<string, WriteNumber>();

function writerOf(options: Options): WriteNumber {
  const key = JSON.stringify(options);
  let writer = writers.get(key);
  if (!writer) writers.set(key, (writer = numberWriter(options)));
  return writer;
}

/** A number as the language writes it. */
export const formatNumber = (value: number, locale: string, options?: Options): string =>
  (options ? writerOf(options) : plain)(value, locale);

/** A rate in basis points (2000 = 20 percent) with the language's percent sign, two decimals at most. */
export const formatRate = (basisPoints: number, locale: string): string =>
  formatNumber(basisPoints / 10_000, locale, { style: "percent", maximumFractionDigits: 2 });
