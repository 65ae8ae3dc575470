import { createTranslator } from "use-intl/core";
import { textsOf } from "@/lib/platform/texts";
import { countryName } from "@/lib/shared/country-name";
import { formatTag, namesMonths, type WrittenLanguage } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money";
import { promisedOnce } from "@/lib/shared/promised-once";

const HOUR_MS = 3_600_000;

const translatorOf = async (language: WrittenLanguage) =>
  createTranslator({ locale: formatTag(language), messages: await textsOf(language, "quote-document") });

/** The texts of an invoice beside those that it shares with a quote. */
export const invoiceWords = async (language: WrittenLanguage) =>
  createTranslator({ locale: formatTag(language), messages: await textsOf(language, "invoice-document") });
export type InvoiceWords = Awaited<ReturnType<typeof invoiceWords>>;

function formats(language: WrittenLanguage, currency: string) {
  const locale = formatTag(language);
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const wholeMoney = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const rate = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Paris",
    ...(namesMonths(language) ? { dateStyle: "medium" } : { day: "2-digit", month: "2-digit", year: "numeric" }),
  });
  const currencies = new Intl.DisplayNames(locale, { type: "currency" });
  return {
    money: (cents: number) => (currency === "CHF" ? formatMoney(cents, currency, locale) : money.format(cents / 100)),
    wholeMoney: (cents: number) => wholeMoney.format(cents / 100),
    rate: (bp: number) => rate.format(bp / 10_000),
    number: (value: number) => number.format(value),
    day: (iso: string) => day.format(new Date(iso)),
    country: (code: string) => countryName(code, locale),
    currency: (currencies.of(currency) ?? currency).toLocaleLowerCase(locale),
  };
}

/** Whole days from one ISO date to another, as a calendar counts them across the change of hour. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS));

const made = new Map<string, Promise<Wording>>();

const makeWording = async (language: WrittenLanguage, currency: string): Promise<Wording> => ({
  t: await translatorOf(language),
  ...formats(language, currency),
});

export type Wording = { t: Awaited<ReturnType<typeof translatorOf>> } & ReturnType<typeof formats>;

/** The texts and formats of a document: cents to money, hundredths of a percent to a rate, ISO to a date of Paris. */
export const wordingOf = (language: WrittenLanguage, currency: string): Promise<Wording> =>
  promisedOnce(made, `${language} ${currency}`, () => makeWording(language, currency));
