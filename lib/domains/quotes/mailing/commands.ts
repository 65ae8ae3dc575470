import { kindOf } from "@/lib/domains/mails/kinds";
import { queueMail, type NewMail } from "@/lib/domains/mails/commands/queue-mail";
import { writeMail } from "@/lib/domains/mails/write";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { publish } from "@/lib/platform/events/publish";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { companyOf } from "@/lib/platform/actor";
import { getQuote } from "../queries/get-quote";
import { findReplyTo, valuesOf } from "./queries";
import type { QuoteMail } from "./schema";

interface Wanted extends QuoteMail {
  /** The customer's own page, where `online` asks for it. */
  page: { url: string; expiresAt: Date } | null;
  key: string | null;
}

/** Writes a quote to somebody by e-mail, its document attached; the answer goes to the company. The id of the message. */
export async function mailQuote(actor: Actor, { key, page, ...input }: Wanted): Promise<{ mailId: number }> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: input },
    {
      prepare: () => writeQuoteMail(actor, input, page),
      write: async (mail, tx) => ({ mailId: await queueQuoteMail(actor, input.quoteId, mail, tx) }),
    },
  );
}

async function writeQuoteMail(
  actor: Actor,
  { quoteId, to, subject, text }: QuoteMail,
  page: Wanted["page"],
): Promise<NewMail> {
  const quote = await getQuote(actor, { quoteId });
  const { language, company, customer } = quote.document;
  const kind = page ? "quoteOnline" : "quote";
  const wording = { kind, language, values: valuesOf(quote), written: { subject, text } } as const;
  const [written, replyTo] = await Promise.all([
    writeMail(page ? { ...wording, url: page.url } : wording),
    findReplyTo(actor),
  ]);
  const isOwn = customer.email?.trim().toLowerCase() === to.toLowerCase();
  return {
    ...written,
    ...{ kind, replyTo, from: company.name, attachment: "quote" },
    to: { address: to, name: isOwn ? (customer.company ?? customer.name) : null },
    about: { noun: "quote", id: quoteId },
    ...(kindOf(kind).sealed && page ? { expiresAt: page.expiresAt } : {}),
  };
}

async function queueQuoteMail(actor: Actor, quoteId: number, mail: NewMail, tx: Tx): Promise<number> {
  const mailId = await queueMail(actor, mail, tx);
  await audit(actor, tx, { action: "send-mail", entity: "quote", entityId: quoteId });
  const data = { about: "quote", aboutId: quoteId };
  await publish(tx, { kind: "Mail", companyId: companyOf(actor), data });
  return mailId;
}
