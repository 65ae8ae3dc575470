import { randomUUID } from "node:crypto";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { claimMs } from "../rules";

/** A message in the hand of one sender. */
export interface ClaimedDelivery {
  companyId: number;
  id: number;
  webhookId: number;
  messageId: string;
  event: string;
  data: unknown;
  tries: number;
  createdAt: Date;
  claim: string;
  url: string;
  secret: Uint8Array;
}

/**
 * Takes the message that waited longest, of an address that is not busy; null when there is none. One whose sender went
 * silent is taken over after a while, under the same id.
 */
export async function claimDelivery(
  actor: Actor,
  { busy }: { busy: readonly number[] },
): Promise<ClaimedDelivery | null> {
  requireJob(actor);
  const claim = randomUUID();
  const until = new Date(Date.now() + claimMs);
  const [row] = await prisma().$queryRaw<ClaimedDelivery[]>`
    update webhook_delivery d set state = 'sending', claim = ${claim}::uuid, due_at = ${until}, tries = d.tries + 1
    from (
      select w.company_id, first.id, w.url, w.secret from webhook w
      cross join lateral (
        select id, due_at from webhook_delivery
        where company_id = w.company_id and webhook_id = w.id and due_at <= now()
        order by due_at limit 1 for update skip locked) first
      where w.id <> all(${[...busy]}::int[])
      order by first.due_at limit 1) next
    where d.company_id = next.company_id and d.id = next.id
    returning d.company_id as "companyId", d.id, d.webhook_id as "webhookId", d.message_id as "messageId", d.event, d.data,
      d.tries, d.created_at as "createdAt", d.claim, next.url, next.secret`;
  return row ?? null;
}

/** When the next message is due; null where none waits. */
export async function findNextDue(actor: Actor): Promise<Date | null> {
  requireJob(actor);
  const [row] = await prisma().$queryRaw<{ at: Date | null }[]>`select min(due_at) as at from webhook_delivery`;
  return row?.at ?? null;
}
