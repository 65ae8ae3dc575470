import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { writeMail } from "@/lib/domains/mails/write";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { deliversMail } from "@/lib/providers/mail";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { findCurrentQuote, getQuote } from "../queries/get-quote";
import type { Quote } from "../schema";
import type { QuoteMailDraft } from "./schema";

const lettered = (text: string | null | undefined): string => text?.trim() ?? "";

/** Who gets the customer's answer: the company, else the seller. */
export async function findReplyTo(actor: Actor): Promise<string | null> {
  requireRight(actor, "cart");
  const { email } = await getLetterhead(actor);
  return lettered(email) || (await getUserInfo(actor)).email || null;
}

/** A message about a quote before the seller has touched it, in the quote's own language. */
export async function draftQuoteMail(actor: Actor, input: { quoteId: number }): Promise<QuoteMailDraft> {
  requireRight(actor, "cart");
  const quote = await getQuote(actor, input);
  const [current, replyTo, written] = await Promise.all([
    findCurrentQuote(actor, quote),
    findReplyTo(actor),
    writeMail({ kind: "quote", language: quote.document.language, values: valuesOf(quote) }),
  ]);
  const online = current?.id === quote.id && phoneOrigin().reach !== "nowhere";
  const { subject, content } = written;
  return {
    ...{ subject, replyTo, online, text: content.text, delivers: deliversMail() },
    to: lettered(quote.document.customer.email),
  };
}

/** What the words of a message about a quote name. */
export function valuesOf({ number, expiresAt, document }: Quote) {
  const { company, customer, language } = document;
  const expires = formatDate(isoDateIn(new Date(expiresAt), "Europe/Paris"), language) ?? "";
  const person = [customer.title, customer.name].map(lettered).filter(Boolean).join(" ");
  return { number, expires, company: company.name, customer: customer.company ?? person };
}
