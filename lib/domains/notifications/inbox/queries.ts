import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mostCounted } from "../rules";
import type { InboxItem, InboxPage } from "../schema";

const standing = "r.user_id = $1 and r.expires_at > now()";

/** One more than is shown tells that there are more. */
const unseen = {
  name: "notifications_unseen",
  text: `select count(*)::int as unseen from (select from notification_recipient r
    where ${standing} and r.seen_at is null and r.archived_at is null and not r.muted limit ${mostCounted + 1}) u`,
};

const page = {
  name: "notification_inbox",
  text: `select n.id, n.title, n.text, n.image, n.icon, n.category, n.target, n.url, r.at, r.expires_at as "expiresAt", r.muted,
      r.seen_at is not null as seen, r.read_at is not null as read, r.archived_at is not null as archived
    from notification_recipient r join notification n on n.id = r.notification_id
    where ${standing} and (r.archived_at is not null) = $2
      and ($3::text is null or (r.at, r.notification_id) <
        (select c.at, c.notification_id from notification_recipient c where c.user_id = $1 and c.notification_id = $3))
    order by r.at desc, r.notification_id desc limit $4`,
};

type Row = Omit<InboxItem, "at" | "expiresAt"> & { at: Date; expiresAt: Date };

/** How many notifications wait to be seen: 100 stands for all above 99. */
export async function countUnseen(actor: Actor): Promise<number> {
  requireUser(actor);
  const [row] = await read<{ unseen: number }>(unseen, [userOf(actor)]);
  return row?.unseen ?? 0;
}

interface Asked {
  archived: boolean;
  after?: string;
  limit: number;
}

/** The actor's inbox, whichever company they work in: the latest first, what has expired left out. */
export async function listInbox(actor: Actor, { archived, after, limit }: Asked): Promise<InboxPage> {
  requireUser(actor);
  const [rows, count] = await Promise.all([
    read<Row>(page, [userOf(actor), archived, after ?? null, limit + 1]),
    countUnseen(actor),
  ]);
  const items = rows.slice(0, limit).map(({ at, expiresAt, ...row }) => ({
    ...{ ...row, at: at.toISOString(), expiresAt: expiresAt.toISOString() },
  }));
  return { items, unseen: count, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
