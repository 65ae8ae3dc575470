import type { ClaimedMail } from "@/lib/domains/mails/commands/claim-mail";
import type { MailEnd } from "@/lib/domains/mails/commands/end-mail";
import { requireJob, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";

/** Writes down for the sender's report what became of a message that carried notifications. */
export async function noteMailEnd(
  actor: Actor,
  { mail: { id, kind }, end: { state, fault } }: { mail: ClaimedMail; end: MailEnd },
  tx: Tx,
): Promise<void> {
  requireJob(actor);
  if (kind !== "notification" && kind !== "digest") return;
  await tx.$executeRaw`
    update notification_delivery set state = ${state}, reason = ${fault ?? null}::text, at = now() where mail_id = ${id}`;
}
