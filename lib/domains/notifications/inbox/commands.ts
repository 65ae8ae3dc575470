import { companiesOfPeople } from "@/lib/domains/session/members/queries";
import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { countUnseen } from "./queries";

/**
 * Runs a marking and tells the actor's windows, in whichever of their companies, where it changed something; answers how
 * many still wait to be seen.
 */
async function mark(actor: Actor, write: (tx: Tx, userId: number) => Promise<number>): Promise<{ unseen: number }> {
  const userId = userOf(actor) ?? 0;
  const places = await companiesOfPeople(actor, { userIds: [userId] });
  await inTransaction(undefined, async (tx) => {
    if ((await write(tx, userId)) === 0) return;
    for (const place of places) await publish(tx, { kind: "Notifications", ...place, data: { change: "marked" } });
  });
  return { unseen: await countUnseen(actor) };
}

/** Everything in the inbox has been seen: the bell counts it no more. */
export async function markSeen(actor: Actor): Promise<{ unseen: number }> {
  requireUser(actor);
  return mark(
    actor,
    (tx, userId) => tx.$executeRaw`
      update notification_recipient set seen_at = now() where user_id = ${userId} and seen_at is null`,
  );
}

/** These have been read; those of others are left alone. */
export async function markRead(actor: Actor, { ids }: { ids: readonly string[] }): Promise<{ unseen: number }> {
  requireUser(actor);
  return mark(
    actor,
    (tx, userId) => tx.$executeRaw`
      update notification_recipient set read_at = now(), seen_at = coalesce(seen_at, now())
      where user_id = ${userId} and notification_id = any(${[...ids]}::text[]) and read_at is null`,
  );
}

interface Archiving {
  ids: readonly string[];
  archived: boolean;
}

/** Puts notifications away, or takes them back into the inbox. */
export async function archiveNotifications(actor: Actor, { ids, archived }: Archiving): Promise<{ unseen: number }> {
  requireUser(actor);
  return mark(
    actor,
    (tx, userId) => tx.$executeRaw`
      update notification_recipient set archived_at = case when ${archived} then now() end,
        seen_at = coalesce(seen_at, now())
      where user_id = ${userId} and notification_id = any(${[...ids]}::text[]) and (archived_at is null) = ${archived}`,
  );
}

/** Puts away all that is in the inbox. */
export async function archiveAll(actor: Actor): Promise<{ unseen: number }> {
  requireUser(actor);
  return mark(
    actor,
    (tx, userId) => tx.$executeRaw`
      update notification_recipient set archived_at = now(), seen_at = coalesce(seen_at, now())
      where user_id = ${userId} and archived_at is null`,
  );
}
