import { keepMailFile } from "@/lib/domains/files/mails/commands";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import type { ToldFault } from "@/lib/shared/mail-faults";
import type { MailState } from "../schema";
import type { ClaimedMail } from "./claim-mail";

export interface MailEnd {
  state: Exclude<MailState, "sending">;
  dueAt?: Date;
  fault?: ToldFault;
  reply?: string | null;
  /** The message as it would have left, where no server takes it. */
  file?: Uint8Array | null;
}

/** Writes down elsewhere what became of a message, in the same transaction. */
export type Told = (mail: ClaimedMail, end: MailEnd, tx: Tx) => Promise<void>;

/**
 * Writes down what became of a message, unless it fell into another hand meanwhile. What opens something by itself is
 * emptied with its last word. Pages that show it hear of it, `told` is what others write down of it.
 */
export async function endMail(actor: Actor, mail: ClaimedMail, end: MailEnd, told?: Told): Promise<void> {
  requireJob(actor);
  const { companyId, id, claim, about, aboutId, bulk } = mail;
  const { state, fault = null, reply = null, dueAt = null, file = null } = end;
  await prisma().$transaction(async (tx) => {
    const mine = await tx.$executeRaw`
      update mail set state = ${state}, claim = null, fault = ${fault}::text, reply = ${reply}::text, due_at = ${dueAt}::timestamptz,
        sent_at = case when ${state} in ('sent', 'kept') then now() end,
        sealed = case when ${state} = 'queued' then sealed end
      where company_id = ${companyId} and id = ${id} and claim = ${claim}::uuid`;
    if (mine === 1 && file) await keepMailFile({ companyId, mailId: id, bytes: file }, tx);
    if (mine === 1) await told?.(mail, end, tx);
    if (mine === 1 && about !== null && aboutId !== null && !bulk)
      await publish(tx, { kind: "Mail", companyId, data: { about, aboutId } });
  });
}

/** Brings messages forward that only waited for the server, once it answers. */
export async function hastenMails(actor: Actor, { faults }: { faults: readonly ToldFault[] }): Promise<void> {
  requireJob(actor);
  await prisma().$executeRaw`
    update mail set due_at = now() where state = 'queued' and due_at > now() and fault = any(${[...faults]})`;
}
