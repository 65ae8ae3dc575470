import { placeOf } from "@/lib/domains/apps/queries";
import { companyOf, hasRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { isNotificationId } from "@/lib/shared/notification-id";
import type { NotificationCategory, NotificationTarget } from "../rules";
import type { ShownNotification } from "../schema";
import { judgeLink, type FoundLink } from "./rules";

export interface LinkRow {
  id: string;
  title: string;
  text: string;
  image: string;
  icon: string;
  category: NotificationCategory;
  target: NotificationTarget;
  url: string;
  at: Date;
  expiresAt: Date;
}

const columns = `n.id, n.title, n.text, n.image, n.icon, n.category, n.target, n.url, n.send_at as at,
  n.expires_at as "expiresAt" from notification n where n.id = $1 and n.state in ('sending', 'sent')`;
const received = {
  name: "notification_received",
  text: `select ${columns} and (exists (select from notification_recipient r where r.user_id = $2 and r.notification_id = n.id)
    or ($4 and n.company_id = $3))`,
};
const opened = { name: "notification_public", text: `select ${columns} and n.is_public` };

/** A link for the actor: only recipients open it, and who sends for the company; to others it is as unknown. Marks nothing. */
export async function openLink(actor: Actor, { id }: { id: string }): Promise<FoundLink<LinkRow>> {
  requireUser(actor);
  if (!isNotificationId(id)) return { state: "invalid" };
  const isSender = hasRight(actor, "NotificationSender");
  const [row] = await read<LinkRow>(received, [id, userOf(actor), companyOf(actor), isSender]);
  return judgeLink(row, new Date());
}

/** A public link: nothing of who sent it or of whom it reached. */
export async function openPublicLink({ id }: { id: string }): Promise<FoundLink<LinkRow>> {
  if (!isNotificationId(id)) return { state: "invalid" };
  const [row] = await read<LinkRow>(opened, [id]);
  return judgeLink(row, new Date());
}

/** A notification with where its address is shown. */
export async function showNotification(actor: Actor, { row }: { row: LinkRow }): Promise<ShownNotification> {
  requireUser(actor);
  const { id, title, text, image, icon, category, target, at, url } = row;
  const place = url === "" ? null : await placeOf(actor, url);
  return {
    ...{ id, title, text, image, icon, category, target, at: at.toISOString() },
    place: place && { state: place.state, address: place.address },
  };
}
