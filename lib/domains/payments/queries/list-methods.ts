import { companySettings, companySettingsIn } from "@/lib/domains/account/settings/queries";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read, type Tx } from "@/lib/platform/db";
import { textsOf } from "@/lib/platform/texts";
import { cardProvider } from "@/lib/providers/payments";
import { writtenLanguage, type Language, type WrittenLanguage } from "@/lib/shared/languages";
import type { Currency } from "@/lib/shared/money";
import { createTranslator } from "@/lib/shared/translator";
import type { Payee } from "../payees";
import type { Texts } from "@/messages/texts";
import { isWithinCredit, paymentMethods, usualCreditCents, type PaymentMethod } from "../rules";
import type { PaymentMethodView, UnavailableReason } from "../schema";

const owedOnInvoices = {
  name: "owed_on_invoices",
  text: `select coalesce(sum(cents), 0)::float8 as owed from payment
    where company_id = $1 and payee_id = $2 and currency = $3 and method = 'invoice' and called_off_at is null
      and state in ('due', 'authorised', 'failed')`,
};

/** What is to be paid, and to whom. */
export interface Due {
  cents: number;
  currency: Currency;
  payee: Payee | null;
}

/** What the actor's company may owe on invoices in a currency, in cents. */
export const creditLimit = async (actor: Actor, tx?: Tx): Promise<number> =>
  (await (tx ? companySettingsIn(tx, actor) : companySettings(actor))).creditLimit ?? usualCreditCents;

/** What it owes the payee on them. */
export async function owedOn(
  actor: Actor,
  { payee, currency }: { payee: Payee; currency: Currency },
  tx?: Tx,
): Promise<number> {
  const values = [companyOf(actor), payee.companyId, currency];
  const [row] = tx
    ? await tx.$queryRawUnsafe<{ owed: number }[]>(owedOnInvoices.text, ...values)
    : await read<{ owed: number }>(owedOnInvoices, values);
  return row?.owed ?? 0;
}

/** Why each method cannot be chosen now; null where it can. Cards are missing where nobody takes them. */
export async function judgeMethods(actor: Actor, due: Due): Promise<[PaymentMethod, UnavailableReason | null][]> {
  requireRight(actor, "cart", "Techauto-app");
  const { payee, currency, cents } = due;
  const cards = cardProvider();
  const [limit, owed] = payee ? await Promise.all([creditLimit(actor), owedOn(actor, { payee, currency })]) : [0, 0];
  const account = payee ? null : ("account" as const);
  const verdicts: Record<PaymentMethod, UnavailableReason | null> = {
    invoice: account ?? (isWithinCredit({ cents, owed, limit }) ? null : "credit"),
    transfer: account,
    card: account ?? (cards?.health() ? null : "silent"),
    pickup: account,
  };
  return paymentMethods.filter((code) => code !== "card" || cards).map((code) => [code, verdicts[code]]);
}

const translatorIn = (locale: WrittenLanguage, messages: Texts["payment-methods"]) =>
  createTranslator({ locale, messages });
const translators = new WeakMap<object, ReturnType<typeof translatorIn>>();

/** One for each language: it keeps what it has read of its texts. */
function translatorOf(lang: Language, messages: Texts["payment-methods"]): ReturnType<typeof translatorIn> {
  const known = translators.get(messages) ?? translatorIn(writtenLanguage(lang), messages);
  translators.set(messages, known);
  return known;
}

/** The ways in which something can be paid, in the reader's words; one that cannot be chosen now says why. */
export async function listMethods(
  actor: Actor,
  { lang, ...due }: Due & { lang: Language },
): Promise<PaymentMethodView[]> {
  requireRight(actor, "cart", "Techauto-app");
  const [verdicts, messages] = await Promise.all([judgeMethods(actor, due), textsOf(lang, "payment-methods")]);
  const t = translatorOf(lang, messages);
  return verdicts.map(([code, unavailable]) => ({
    ...{ id: paymentMethods.indexOf(code) + 1, code, unavailable },
    ...{ name: t(`${code}.name`), description: t(`${code}.description`) },
  }));
}
