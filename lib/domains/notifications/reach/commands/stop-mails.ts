import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { notificationCategories, type NotificationCategory } from "../../rules";
import { readStopKey } from "../stop-key";

const stop = {
  name: "notification_stop_mails",
  text: `insert into notification_preference (user_id, category, channel, enabled)
    select $1::int, kind, 'email', false from unnest($2::text[]) as kind
    on conflict (user_id, category, channel) do update set enabled = false`,
};
const standing = {
  name: "notification_mails_left",
  text: `update notification_delivery d set state = 'skipped', reason = 'stopped', due_at = null, at = now()
    from notification n where n.id = d.notification_id and d.user_id = $1 and d.channel = 'email'
      and d.due_at is not null and n.category = any($2::text[])`,
};

/** Stops the e-mails that a link names, those that wait as well, as often as it is pressed. 404 for a link that was altered. */
export async function stopMails({ key }: { key: string }): Promise<{ category: NotificationCategory | null }> {
  const named = readStopKey(key);
  if (!named) throw notFound();
  const { userId, category } = named;
  const kinds = category === null ? notificationCategories : [category];
  await read(stop, [userId, kinds]);
  await read(standing, [userId, kinds]);
  return { category };
}
