import { textsOf } from "@/lib/platform/texts";
import { countryName } from "@/lib/shared/country-name";
import { formatterOf } from "@/lib/shared/formatter";
import { namesMonths, type WrittenLanguage } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money";
import { formatNumber, formatRate } from "@/lib/shared/numbers";
import { promisedOnce } from "@/lib/shared/promised-once";
import { createTranslator } from "@/lib/shared/translator";
import { writtenMinutes } from "@/lib/shared/written-minutes";

const HOUR_MS = 3_600_000;

const translatorOf = async (language: WrittenLanguage) =>
  createTranslator({ locale: language, messages: await textsOf(language, "quote-document") });

const labourWords = async (language: WrittenLanguage) =>
  createTranslator({ locale: language, messages: await textsOf(language, "labour") });
const adviceWords = async (language: WrittenLanguage) =>
  createTranslator({ locale: language, messages: await textsOf(language, "advice") });
const agreementWords = async (language: WrittenLanguage) =>
  createTranslator({ locale: language, messages: await textsOf(language, "agreement") });
const timeWords = async (locale: WrittenLanguage) =>
  createTranslator({ locale, messages: await textsOf(locale, "repair"), namespace: "times" });

/** Minutes as a reader says them: "45 min", "1 h 25". */
async function timeFormat(language: WrittenLanguage) {
  const t = await timeWords(language);
  return (total: number): string => writtenMinutes(total, t);
}

/** The texts of an invoice beside those that it shares with a quote. */
export const invoiceWords = async (language: WrittenLanguage) =>
  createTranslator({ locale: language, messages: await textsOf(language, "invoice-document") });
export type InvoiceWords = Awaited<ReturnType<typeof invoiceWords>>;

function formats(language: WrittenLanguage, currency: string) {
  const format = formatterOf(language);
  const money = { style: "currency", currency } as const;
  const day = namesMonths(language)
    ? ({ dateStyle: "medium" } as const)
    : ({ day: "2-digit", month: "2-digit", year: "numeric" } as const);
  return {
    money: (cents: number) =>
      currency === "CHF" ? formatMoney(cents, currency, language) : formatNumber(cents / 100, language, money),
    wholeMoney: (cents: number) =>
      formatNumber(cents / 100, language, { ...money, trailingZeroDisplay: "stripIfInteger" }),
    rate: (bp: number) => formatRate(bp, language),
    number: (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 }),
    day: (iso: string) => format.dateTime(new Date(iso), day),
    clock: (iso: string) => format.dateTime(new Date(iso), { hour: "2-digit", minute: "2-digit" }),
    country: (code: string) => countryName(code, language),
    currency: format.displayName(currency, { type: "currency" }).toLocaleLowerCase(language),
  };
}

/** Whole days from one ISO date to another, as a calendar counts them across the change of hour. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS));

const made = new Map<string, Promise<Wording>>();

const makeWording = async (language: WrittenLanguage, currency: string): Promise<Wording> => ({
  t: await translatorOf(language),
  labour: await labourWords(language),
  advice: await adviceWords(language),
  agreement: await agreementWords(language),
  time: await timeFormat(language),
  ...formats(language, currency),
});

export type Wording = {
  t: Awaited<ReturnType<typeof translatorOf>>;
  labour: Awaited<ReturnType<typeof labourWords>>;
  advice: Awaited<ReturnType<typeof adviceWords>>;
  agreement: Awaited<ReturnType<typeof agreementWords>>;
  time: (minutes: number) => string;
} & ReturnType<typeof formats>;

/** The texts and formats of a document: cents to money, hundredths of a percent to a rate, ISO to a date of Paris. */
export const wordingOf = (language: WrittenLanguage, currency: string): Promise<Wording> =>
  promisedOnce(made, `${language} ${currency}`, () => makeWording(language, currency));
