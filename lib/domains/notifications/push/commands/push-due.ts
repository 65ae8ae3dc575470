import { listReaders } from "@/lib/domains/session/users/queries";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { inTransaction, read } from "@/lib/platform/db";
import { pushSender } from "@/lib/providers/push";
import type { PushOutcome, PushSender } from "@/lib/providers/push/port";
import { homeLanguage } from "@/lib/shared/languages";
import type { NotificationCategory } from "../../rules";
import { listDevices, type Device } from "../queries";
import { endOf, topicOf, type PushEnd } from "../rules";
import { writePush } from "../write";

/** Deliveries that one process holds at a time, and how many of them it sends at once. */
const batch = 200;
const atOnce = 40;
/** Seconds for which they are held: longer than a batch takes while every service is slow. */
const heldSeconds = 120;

interface Claimed {
  id: string;
  userId: number;
  category: NotificationCategory;
  tries: number;
  isRead: boolean;
  isOver: boolean;
}

// One that its holder did not come back for is sent again: a browser shows the same notification once, by its tag.
const claim = {
  name: "deliveries_due_by_push",
  text: `with due as (
      select notification_id, user_id from notification_delivery where channel = 'push' and due_at <= now()
      order by due_at limit ${batch} for update skip locked)
    update notification_delivery d set state = 'queued', due_at = now() + make_interval(secs => ${heldSeconds})
    from due join notification n on n.id = due.notification_id
    where d.notification_id = due.notification_id and d.user_id = due.user_id and d.channel = 'push'
    returning n.id, d.user_id as "userId", n.category, d.tries, n.expires_at <= now() as "isOver",
      exists (select from notification_recipient r where r.user_id = d.user_id and r.notification_id = n.id
        and (r.read_at is not null or r.archived_at is not null)) as "isRead"`,
};

/** Sends up to two hundred notifications to the browsers of their readers. Answers how many deliveries it took up. */
export async function pushDue(actor: Actor, sender: PushSender = pushSender()): Promise<number> {
  requireJob(actor);
  const claimed = await read<Claimed>(claim);
  if (claimed.length === 0) return 0;
  const userIds = [...new Set(claimed.map(({ userId }) => userId))];
  const [devices, readers] = await Promise.all([listDevices(actor, { userIds }), listReaders(actor, { userIds })]);
  const gone = new Set<string>();
  const ends: { one: Claimed; end: PushEnd }[] = [];
  const waiting = [...claimed];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const reader = readers.get(one.userId);
      const to = { devices: devices.get(one.userId) ?? [], language: reader?.language ?? homeLanguage };
      const end = reader ? await pushOne(sender, one, { ...to, gone }) : skipped("no-address");
      ends.push({ one, end });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await writeEnds(ends, [...gone]);
  return claimed.length;
}

const skipped = (reason: string): PushEnd => ({ state: "skipped", reason });

interface Reached {
  devices: readonly Device[];
  language: string;
  /** Browsers that take no more, as they are found. */
  gone: Set<string>;
}

async function pushOne(sender: PushSender, told: Claimed, { devices, language, gone }: Reached): Promise<PushEnd> {
  if (told.isRead || told.isOver) return skipped(told.isRead ? "read" : "over");
  const message = { text: await writePush({ language, told }), topic: topicOf(told) };
  const send = async (device: Device): Promise<PushOutcome> => {
    const outcome = await sender.send(device, message).catch(() => "refused" as const);
    if (outcome === "gone") gone.add(device.id);
    return outcome;
  };
  return endOf(await Promise.all(devices.map(send)), told.tries);
}

async function writeEnds(ends: readonly { one: Claimed; end: PushEnd }[], gone: readonly string[]): Promise<void> {
  const rows = ends.map(({ one: { id, userId }, end }) => ({
    ...{ id, userId, state: end.state, reason: end.reason },
    minutes: end.state === "waiting" ? end.minutes : null,
  }));
  await inTransaction(undefined, async (tx) => {
    if (gone.length > 0) await tx.$executeRaw`delete from push_subscription where id = any(${gone}::text[])`;
    await tx.$executeRaw`
      update notification_delivery d set state = e.state, reason = e.reason, at = now(),
        tries = d.tries + case when e.minutes is null then 0 else 1 end, due_at = now() + make_interval(mins => e.minutes)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) e (id text, "userId" int, state text, reason text, minutes int)
      where d.notification_id = e.id and d.user_id = e."userId" and d.channel = 'push'`;
  });
}
