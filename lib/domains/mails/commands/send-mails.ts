import { requireJob, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { unseal } from "@/lib/platform/seal";
import { mailTransport } from "@/lib/providers/mail";
import { MailFailure, type MailAttachment, type MailMessage, type MailTransport } from "@/lib/providers/mail/port";
import { isServerFault, serverFaults } from "@/lib/shared/mail-faults";
import { afterFault, endState, mailHeaders, mailHtml, mailText, mostTries } from "../rules";
import type { MailContent } from "../schema";
import { claimMail, type ClaimedMail } from "./claim-mail";
import { endMail, hastenMails, type MailEnd, type Told } from "./end-mail";
import { mailSeal } from "./queue-mail";

/** Makes the document that goes with a message. */
export type Attach = (mail: ClaimedMail) => Promise<MailAttachment[]>;

interface Sending {
  attach: Attach;
  told?: Told;
  /** Messages of one round: other jobs have their turn between rounds. */
  most: number;
  /** Who takes them; the installation's own unless named. */
  transport?: MailTransport;
}

/**
 * Sends what is due, one after another, until nothing is, the round is full, or the server cannot be spoken to: then the
 * others wait for it without losing a try. Answers whether more may be due.
 */
export async function sendMails(
  actor: Actor,
  { attach, told, most, transport = mailTransport() }: Sending,
): Promise<boolean> {
  requireJob(actor);
  let sent = 0;
  for (let count = 0; count < most; count += 1) {
    const mail = await claimMail(actor);
    if (!mail) break;
    const end = await sendOne(mail, transport, attach);
    await endMail(actor, mail, end, told);
    if (end.fault && isServerFault(end.fault)) return false;
    if (end.state === "sent" || end.state === "kept") sent += 1;
  }
  if (sent > 0) await hastenMails(actor, { faults: serverFaults });
  return sent === most;
}

async function sendOne(mail: ClaimedMail, transport: MailTransport, attach: Attach): Promise<MailEnd> {
  const now = new Date();
  if (mail.expiresAt !== null && mail.expiresAt <= now) return { state: "expired" };
  // A message whose senders went silent each time may be what silences them.
  if (mail.tries > mostTries) return { state: "failed", fault: "unfinished" };
  const content = contentOf(mail);
  if (!content) return { state: "failed", fault: "sealed" };
  try {
    const { reply } = await transport.send(messageOf(mail, content, await attachTo(mail, attach)));
    const state = endState(transport.delivers);
    // What opens something by itself is readable in no other place than the folder, which the owner of the process alone reads.
    const file = state === "kept" && mail.sealed === null ? await transport.read(mail.messageId) : null;
    return { state, reply, file };
  } catch (error) {
    if (!(error instanceof MailFailure || error instanceof AttachmentFailure)) throw error;
    return failed(mail, error, now);
  }
}

function failed(mail: ClaimedMail, error: MailFailure | AttachmentFailure, now: Date): MailEnd {
  const { fault, reply, isFinal } = error;
  log.warn({ mail: mail.id, kind: mail.kind, fault, tries: mail.tries }, "a message did not leave");
  return { ...afterFault(mail, isFinal, now), fault, reply };
}

function contentOf({ content, sealed }: ClaimedMail): MailContent | null {
  const opened = sealed ? unseal(mailSeal, sealed) : null;
  return opened === null ? content : (JSON.parse(opened) as MailContent);
}

class AttachmentFailure extends Error {
  readonly fault = "attachment" as const;
  readonly reply = null;
  readonly isFinal = false;
}

async function attachTo(mail: ClaimedMail, attach: Attach): Promise<MailAttachment[]> {
  if (mail.attachment === null) return [];
  return attach(mail).catch((error: unknown) => {
    throw new AttachmentFailure("no document", { cause: error });
  });
}

function messageOf(mail: ClaimedMail, content: MailContent, attachments: MailAttachment[]): MailMessage {
  const { messageId: id, toAddress, toName, fromName, replyTo, subject, language, bulk } = mail;
  return {
    id,
    from: fromName,
    to: { name: toName, address: toAddress },
    ...{ replyTo, subject, attachments },
    text: mailText(content),
    html: mailHtml(content, subject, language),
    headers: mailHeaders({ language, bulk, unsubscribe: content.unsubscribe }),
  };
}
