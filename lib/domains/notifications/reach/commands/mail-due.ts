import { queueMail } from "@/lib/domains/mails/commands/queue-mail";
import { writeMail } from "@/lib/domains/mails/write";
import { listReaders, type Reader } from "@/lib/domains/session/users/queries";
import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { prisma, read, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { groupBy } from "@/lib/shared/group-by";
import { homeLanguage } from "@/lib/shared/languages";
import { notificationPath } from "../../links/rules";
import type { NotificationCategory } from "../../rules";
import { stopAddresses } from "../stop-key";

/** People of one transaction. */
const batch = 100;

interface DueRow {
  userId: number;
  id: string;
  companyId: number;
  category: NotificationCategory;
  title: string;
  text: string;
  /** Read or put away in the inbox meanwhile. */
  isRead: boolean;
  isOver: boolean;
}

const people = {
  name: "deliveries_due_by_mail",
  text: `select user_id as "userId" from notification_delivery where channel = 'email' and due_at <= now()
    group by user_id order by min(due_at) limit ${batch}`,
};

/** Writes the messages of up to a hundred people: one each, whatever has gathered. Answers how many deliveries that ended. */
export async function mailDue(actor: Actor): Promise<number> {
  requireJob(actor);
  const userIds = (await read<{ userId: number }>(people)).map(({ userId }) => userId);
  if (userIds.length === 0) return 0;
  const readers = await listReaders(actor, { userIds });
  const work = async (tx: Tx) => {
    const rows = await takeRows(tx, userIds);
    for (const [userId, own] of groupBy(rows, (row) => row.userId)) await mailOne(tx, readers.get(userId), own);
    return rows.length;
  };
  return prisma().$transaction(work, { maxWait: 15_000, timeout: 20_000 });
}

/** What another process is at is left to it. */
const takeRows = (tx: Tx, userIds: number[]): Promise<DueRow[]> => tx.$queryRaw<DueRow[]>`
  select d.user_id as "userId", n.id, n.company_id as "companyId", n.category, n.title, n.text,
    exists (select from notification_recipient r where r.user_id = d.user_id and r.notification_id = n.id
      and (r.read_at is not null or r.archived_at is not null)) as "isRead", n.expires_at <= now() as "isOver"
  from notification_delivery d join notification n on n.id = d.notification_id
  where d.channel = 'email' and d.due_at <= now() and d.user_id = any(${userIds})
  order by d.user_id, n.send_at, n.id for update of d skip locked`;

async function mailOne(tx: Tx, reader: Reader | undefined, rows: DueRow[]): Promise<void> {
  const reasonOf = (row: DueRow) => (reader ? (row.isRead ? "read" : row.isOver ? "over" : null) : "no-address");
  const byReason = groupBy(rows, reasonOf);
  for (const [reason, skipped] of byReason)
    if (reason !== null) await endRows(tx, skipped, { state: "skipped", reason, mailId: null });
  const told = byReason.get(null) ?? [];
  const [first] = told;
  if (!reader || !first) return;
  const mailId = await queueReminder(tx, reader, told, first);
  await endRows(tx, told, { state: "queued", reason: null, mailId });
}

async function queueReminder(tx: Tx, reader: Reader, told: DueRow[], first: DueRow): Promise<number> {
  const isOne = told.length === 1;
  const { userId, email, name, language } = reader;
  const stop = stopAddresses({ userId, category: isOne ? first.category : null });
  const at = (path: string) => new URL(path, env().NEXTAUTH_URL).href;
  const list = told.map(({ id, title }) => `${title}\n${at(notificationPath(id))}`).join("\n\n");
  const written = await writeMail({
    kind: isOne ? "notification" : "digest",
    language: language ?? homeLanguage,
    values: { title: first.title, text: first.text, list, count: told.length, stop: stop.page },
    url: at(isOne ? notificationPath(first.id) : "/notifications"),
  });
  const content = { ...written.content, unsubscribe: stop.oneClick };
  const mail = { ...written, content, to: { address: email, name }, from: "Etabli", replyTo: null };
  const sender = systemActor("deliveries", first.companyId);
  return queueMail(sender, { ...mail, kind: isOne ? "notification" : "digest" }, tx);
}

interface Ended {
  state: "skipped" | "queued";
  reason: string | null;
  mailId: number | null;
}

async function endRows(tx: Tx, rows: readonly DueRow[], { state, reason, mailId }: Ended): Promise<void> {
  await tx.$executeRaw`
    update notification_delivery d set state = ${state}, reason = ${reason}::text, mail_id = ${mailId}::int, due_at = null, at = now()
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ userId }) => userId)}::int[]) as ended(id, user_id)
    where d.notification_id = ended.id and d.user_id = ended.user_id and d.channel = 'email'`;
}
