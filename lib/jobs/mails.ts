import type { JobHelpers } from "graphile-worker";
import type { ClaimedMail } from "@/lib/domains/mails/commands/claim-mail";
import type { Told } from "@/lib/domains/mails/commands/end-mail";
import { sendMails } from "@/lib/domains/mails/commands/send-mails";
import { noteMailEnd } from "@/lib/domains/notifications/reach/commands/note-mail-end";
import { getQuotePdf } from "@/lib/domains/quotes/queries/get-quote";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;
/** Messages of one round. */
const round = 100;

/** The document that goes with a message, as it was when the message was written: quotes never change. */
export async function attach({
  companyId,
  attachment,
  aboutId,
}: Pick<ClaimedMail, "companyId" | "attachment" | "aboutId">) {
  if (attachment !== "quote" || aboutId === null) return [];
  const { bytes, filename } = await getQuotePdf(systemActor("mails", companyId), { quoteId: aboutId });
  return [{ filename, type: "application/pdf", bytes }];
}

/** Sends the messages of the outbox that are due. */
export async function mails(_: unknown, { addJob }: Pick<JobHelpers, "addJob">): Promise<void> {
  const actor = systemActor("mails", NO_COMPANY);
  const told: Told = (mail, end, tx) => noteMailEnd(actor, { mail, end }, tx);
  const more = await sendMails(actor, { attach, told, most: round });
  if (more) await addJob("mails", {}, { queueName: "mails" });
}
