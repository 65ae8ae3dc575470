import { requireJob, type Actor } from "@/lib/platform/actor";
import { callJob } from "@/lib/platform/call-job";
import type { Tx } from "@/lib/platform/db";
import { listDevices } from "../../push/queries";
import { listPreferencesOf } from "../../preferences/queries";
import { channelsFor, type NotificationCategory, type NotificationChannel } from "../../rules";
import { listSchedules } from "../../schedule/queries";
import { usualSchedule } from "../../schedule/rules";
import { leavesAt } from "../rules";

export interface PlannedDelivery {
  userId: number;
  channel: NotificationChannel;
  dueAt: Date;
}

/** By which channels beside the inbox some people are told of a kind, and when it leaves. */
export async function planDeliveries(
  actor: Actor,
  { userIds, category }: { userIds: readonly number[]; category: NotificationCategory },
): Promise<PlannedDelivery[]> {
  requireJob(actor);
  const [preferences, schedules, devices] = await Promise.all([
    listPreferencesOf(actor, { userIds, category }),
    listSchedules(actor, { userIds }),
    listDevices(actor, { userIds }),
  ]);
  const now = new Date();
  return userIds.flatMap((userId) => {
    const schedule = schedules.get(userId) ?? usualSchedule;
    return channelsFor(preferences.get(userId) ?? [], category)
      .filter((channel) => channel !== "inbox" && (channel !== "push" || devices.has(userId)))
      .map((channel) => ({ userId, channel, dueAt: leavesAt({ channel, category, schedule }, now) }));
  });
}

/** Writes down what is to leave, with the recipients' rows; what is due at once leaves at commit. */
export async function insertDeliveries(
  actor: Actor,
  { id, planned }: { id: string; planned: readonly PlannedDelivery[] },
  tx: Tx,
): Promise<void> {
  requireJob(actor);
  if (planned.length === 0) return;
  await tx.$executeRaw`
    insert into notification_delivery (notification_id, user_id, channel, state, due_at)
    select ${id}, user_id, channel, 'waiting', due_at
    from unnest(${planned.map(({ userId }) => userId)}::int[], ${planned.map(({ channel }) => channel)}::text[],
      ${planned.map(({ dueAt }) => dueAt)}::timestamptz[]) as planned(user_id, channel, due_at)
    on conflict do nothing`;
  await callJob(tx, "deliveries");
}
