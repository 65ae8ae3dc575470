import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { callJob } from "@/lib/platform/call-job";
import { tooMany } from "@/lib/platform/problems";
import { seal } from "@/lib/platform/seal";
import { keptText } from "@/lib/shared/compact";
import { kindOf, type MailKind } from "../kinds";
import { mostAnHour } from "../rules";
import type { MailTopic } from "../schema";
import type { Written } from "../write";

export interface NewMail extends Written {
  kind: MailKind;
  to: { address: string; name?: string | null };
  /** Whose name it comes under: the company's, mostly. */
  from: string | null;
  /** Who gets the answer; nobody where it is null. */
  replyTo: string | null;
  about?: { noun: MailTopic; id: number };
  /** Whose document goes with it. */
  attachment?: "quote";
  /** After it the message is of no use and is not sent. */
  expiresAt?: Date;
}

export const mailSeal = "mail";

/**
 * Writes a message into the outbox, in the transaction that causes it: both are there or neither, and the job that sends
 * it wakes at commit. The words come from `writeMail`, asked before. 429 when people of the company wrote too many.
 */
export async function queueMail(actor: Actor, mail: NewMail, tx: Tx): Promise<number> {
  requireUser(actor);
  const companyId = companyOf(actor);
  if (userOf(actor) !== null) await refuseTooMany(companyId, tx);
  const { kind, language, subject, content, to, from, replyTo, about, attachment = null, expiresAt = null } = mail;
  const { sealed = false, bulk = false } = kindOf(kind);
  const { id } = await tx.mail.create({
    data: {
      ...{ companyId, kind, language, bulk, attachment, expiresAt, replyTo },
      subject: keptText(subject),
      toAddress: to.address,
      toName: to.name ? keptText(to.name) : null,
      fromName: from === null ? null : keptText(from),
      ...(sealed ? { sealed: new Uint8Array(seal(mailSeal, JSON.stringify(content))) } : { content: { ...content } }),
      about: about?.noun ?? null,
      aboutId: about?.id ?? null,
      createdBy: userOf(actor),
    },
    select: { id: true },
  });
  await callJob(tx, "mails");
  return id;
}

async function refuseTooMany(companyId: number, tx: Tx): Promise<void> {
  const since = new Date(Date.now() - 3_600_000);
  const where = { companyId, createdBy: { not: null }, bulk: false, createdAt: { gt: since } };
  if ((await tx.mail.count({ where })) >= mostAnHour) throw tooMany(600);
}
