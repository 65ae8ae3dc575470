import { createTranslator } from "use-intl/core";
import { countryName } from "@/lib/shared/country";
import en from "@/messages/en/quote-document.json";
import fr from "@/messages/fr/quote-document.json";
import type { QuoteLanguage } from "./port";

const LOCALES = { fr: "fr-FR", en: "en-GB" } as const;
const HOUR_MS = 3_600_000;

const translators = {
  fr: createTranslator({ locale: LOCALES.fr, messages: fr }),
  en: createTranslator<typeof fr>({ locale: LOCALES.en, messages: en }),
};

function formats(language: QuoteLanguage, currency: string) {
  const locale = LOCALES[language];
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
    ...(language === "fr" ? { day: "2-digit", month: "2-digit", year: "numeric" } : { dateStyle: "medium" }),
  });
  const currencies = new Intl.DisplayNames(locale, { type: "currency" });
  return {
    money: (cents: number) => money.format(cents / 100),
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

const made = new Map<string, Wording>();

export type Wording = { t: (typeof translators)["fr"] } & ReturnType<typeof formats>;

/** The texts and formats of a document: cents to money, hundredths of a percent to a rate, ISO to a date of Paris. */
export function wordingOf(language: QuoteLanguage, currency: string): Wording {
  const key = `${language} ${currency}`;
  const wording = made.get(key) ?? { t: translators[language], ...formats(language, currency) };
  made.set(key, wording);
  return wording;
}
