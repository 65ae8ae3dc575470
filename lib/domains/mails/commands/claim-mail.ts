import { randomUUID } from "node:crypto";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import type { MailKind } from "../kinds";
import { claimMs } from "../rules";
import type { MailContent, MailTopic } from "../schema";

/** A message in the hand of one sender. */
export interface ClaimedMail {
  companyId: number;
  id: number;
  messageId: string;
  kind: MailKind;
  language: string;
  toAddress: string;
  toName: string | null;
  fromName: string | null;
  replyTo: string | null;
  subject: string;
  content: MailContent | null;
  sealed: Uint8Array | null;
  about: MailTopic | null;
  aboutId: number | null;
  attachment: "quote" | null;
  bulk: boolean;
  tries: number;
  expiresAt: Date | null;
  claim: string;
}

/**
 * Takes the next message that is due, so that nobody else does: null when there is none. One whose sender went silent is
 * taken over after a while, under the same message id.
 */
export async function claimMail(actor: Actor): Promise<ClaimedMail | null> {
  requireJob(actor);
  const claim = randomUUID();
  const until = new Date(Date.now() + claimMs);
  const [row] = await prisma().$queryRaw<ClaimedMail[]>`
    update mail m set state = 'sending', claim = ${claim}::uuid, due_at = ${until}, tries = m.tries + 1
    from (select company_id, id from mail where due_at <= now()
      order by bulk, due_at limit 1 for update skip locked) next
    where m.company_id = next.company_id and m.id = next.id
    returning m.company_id as "companyId", m.id, m.message_id as "messageId", m.kind, m.language, m.to_address as "toAddress",
      m.to_name as "toName", m.from_name as "fromName", m.reply_to as "replyTo", m.subject, m.content, m.sealed, m.about,
      m.about_id as "aboutId", m.attachment, m.bulk, m.tries, m.expires_at as "expiresAt", m.claim`;
  return row ?? null;
}
