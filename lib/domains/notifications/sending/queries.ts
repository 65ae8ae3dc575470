import { namePeople } from "@/lib/domains/session/users/queries";
import { companyOf, requireJob, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { DeliveryReport, PersonDelivery, SentNotification, SentPage } from "../schema";

const page = {
  name: "notifications_sent",
  text: `select n.id, n.title, n.text, n.category, n.target, n.url, n.is_public as public, n.is_test as test, n.state,
      n.sender_name as "senderName", n.families as "targetTags", n.groups, cardinality(n.people) as people, n.reached,
      coalesce(r.seen, 0)::int as seen, coalesce(r.read, 0)::int as read, n.created_at as "createdAt",
      n.send_at as "sendAt", n.expires_at as "expiresAt", n.sent_at as "sentAt"
    from notification n left join lateral (
      select count(seen_at) as seen, count(read_at) as read from notification_recipient where notification_id = n.id) r on true
    where n.company_id = $1 and ($2::text is null or (n.created_at, n.id) <
      (select c.created_at, c.id from notification c where c.company_id = $1 and c.id = $2))
    order by n.created_at desc, n.id desc limit $3`,
};

type Moment = "createdAt" | "sendAt" | "expiresAt";
type Row = Omit<SentNotification, Moment | "sentAt"> & Record<Moment, Date> & { sentAt: Date | null };

const told = (row: Row): SentNotification => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sendAt: row.sendAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** What the actor's company has sent and will send, the latest first, with how many saw and read it. */
export async function listSent(actor: Actor, { after, limit }: { after?: string; limit: number }): Promise<SentPage> {
  requireRight(actor, "NotificationSender");
  const rows = await read<Row>(page, [companyOf(actor), after ?? null, limit + 1]);
  const notifications = rows.slice(0, limit).map(told);
  return { notifications, next: rows.length > limit ? (notifications.at(-1)?.id ?? null) : null };
}

const counts = {
  name: "notification_report",
  text: `select count(r.user_id)::int as reached, count(r.seen_at)::int as seen, count(r.read_at)::int as read,
      count(r.archived_at)::int as archived
    from notification n left join notification_recipient r on r.notification_id = n.id
    where n.company_id = $1 and n.id = $2 group by n.id`,
};
const byChannel = {
  name: "notification_report_channels",
  text: `select d.channel, d.state, d.reason, count(*)::int as people from notification_delivery d
    join notification n on n.id = d.notification_id where n.company_id = $1 and n.id = $2
    group by d.channel, d.state, d.reason order by d.channel, d.state, people desc`,
};

/** What became of a notification of the actor's company; 404 for another's. */
export async function getReport(actor: Actor, { id }: { id: string }): Promise<DeliveryReport> {
  requireRight(actor, "NotificationSender");
  const values = [companyOf(actor), id];
  const [[row], channels] = await Promise.all([
    read<Omit<DeliveryReport, "channels">>(counts, values),
    read<DeliveryReport["channels"][number]>(byChannel, values),
  ]);
  if (!row) throw notFound();
  return { ...row, channels };
}

const frames = {
  name: "notification_frames",
  text: `select distinct url from notification where expires_at > now() and target <> 'redirect' and url like 'http%'`,
};

/** The addresses that notifications show in a frame as long as they live. */
export async function listNotificationFrames(actor: Actor): Promise<string[]> {
  requireJob(actor);
  return (await read<{ url: string }>(frames)).map(({ url }) => url);
}

/** Lines of the log that are told at once. */
const mostTold = 200;

const byPerson = {
  name: "notification_deliveries",
  text: `select d.user_id as "userId", d.channel, d.state, d.reason, d.at from notification_delivery d
    join notification n on n.id = d.notification_id where n.company_id = $1 and n.id = $2
    order by d.state = 'failed' desc, d.state in ('expired', 'skipped') desc, d.at desc, d.user_id limit ${mostTold}`,
};

/** Person by person what became of a notification outside the inbox, those whom it did not reach first. */
export async function listDeliveries(actor: Actor, { id }: { id: string }): Promise<PersonDelivery[]> {
  requireRight(actor, "NotificationSender");
  const rows = await read<Omit<PersonDelivery, "at" | "name"> & { at: Date }>(byPerson, [companyOf(actor), id]);
  const names = await namePeople(actor, { ids: [...new Set(rows.map(({ userId }) => userId))] });
  return rows.map(({ at, ...row }) => ({ ...row, name: names[row.userId] ?? null, at: at.toISOString() }));
}
