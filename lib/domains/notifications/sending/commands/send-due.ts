import { listAddressed } from "@/lib/domains/session/members/queries";
import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { inTransaction, read, type Tx } from "@/lib/platform/db";
import { listMuting } from "../../preferences/queries";
import { insertDeliveries, planDeliveries } from "../../reach/commands/plan-deliveries";
import type { NotificationCategory } from "../../rules";
import type { Audience } from "../../schema";
import { addressedCompanies } from "../audience";
import { listPlacesToTell, tellPlaces } from "./tell-recipients";

/** The job that sends what is due. */
export const sendingJob = "notifications";

/** People of one transaction: it takes some tens of milliseconds, so that other calls go on between two. */
const batchSize = 1000;

interface Due {
  companyId: number;
  id: string;
  category: NotificationCategory;
  families: Audience["targetTags"];
  groups: number[];
  people: number[];
  reachedThrough: number;
}

const due = {
  name: "notification_due",
  text: `select company_id as "companyId", id, category, families, groups, people, reached_through as "reachedThrough"
    from notification where state in ('scheduled', 'sending') and send_at <= now()
      and not (id = any($1::text[])) order by send_at, id limit 1`,
};

/** Sends everything whose time has come, batch after batch; what another process is at is left to it. */
export async function sendDue(actor: Actor): Promise<void> {
  requireJob(actor);
  const left: string[] = [];
  for (;;) {
    const [next] = await read<Due>(due, [left]);
    if (!next) return;
    if (!(await sendBatch(actor, next))) left.push(next.id);
  }
}

/**
 * Sends a notification to its next people: rows of recipients and how far it got are one transaction, so that whoever goes
 * on after a crash reaches nobody twice and forgets nobody. False when another process is at it.
 */
export async function sendBatch(actor: Actor, one: Due, size = batchSize): Promise<boolean> {
  requireJob(actor);
  const userIds = await listAddressed(actor, {
    companyIds: await addressedCompanies(systemActor(sendingJob, one.companyId), {
      targetTags: one.families,
      groups: one.groups,
    }),
    ...{ userIds: one.people, after: one.reachedThrough, limit: size },
  });
  const [muting, planned] = await Promise.all([
    listMuting(actor, { userIds, category: one.category }),
    planDeliveries(actor, { userIds, category: one.category }),
  ]);
  const isLast = userIds.length < size;
  const places = isLast ? await listPlacesToTell(actor, { id: one.id, userIds }) : [];
  return inTransaction(undefined, async (tx) => {
    if (!(await lockStanding(tx, one))) return false;
    await addRecipients(tx, { ...one, userIds, muting });
    await insertDeliveries(actor, { id: one.id, planned }, tx);
    const through = userIds.at(-1) ?? one.reachedThrough;
    await tx.$executeRaw`
      update notification set reached_through = ${through}, state = ${isLast ? "sent" : "sending"},
        reached = (select count(*) from notification_recipient r where r.notification_id = ${one.id}),
        sent_at = case when ${isLast} then now() end
      where company_id = ${one.companyId} and id = ${one.id}`;
    await tellPlaces(places, tx);
    return true;
  });
}

/** Holds the notification if it still stands where it was read; null when another process has it or had it. */
async function lockStanding(tx: Tx, { companyId, id, reachedThrough }: Due): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from notification where company_id = ${companyId} and id = ${id} and state in ('scheduled', 'sending')
      and reached_through = ${reachedThrough} for update skip locked`;
  return rows.length > 0;
}

async function addRecipients(
  tx: Tx,
  { companyId, id, userIds, muting }: Due & { userIds: number[]; muting: number[] },
): Promise<void> {
  await tx.$executeRaw`
    insert into notification_recipient (user_id, notification_id, category, muted, expires_at)
    select user_id, n.id, n.category, user_id = any(${muting}::int[]), n.expires_at
    from unnest(${userIds}::int[]) as people(user_id)
    join notification n on n.company_id = ${companyId} and n.id = ${id}
    on conflict do nothing`;
}
