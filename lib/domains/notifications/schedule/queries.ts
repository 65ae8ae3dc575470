import { requireJob, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { usualSchedule, writeClock, type Schedule } from "./rules";
import type { ScheduleChoice } from "./schema";

const ofPeople = {
  name: "notification_schedules",
  text: `select user_id as "userId", digest, quiet_from as "quietFrom", quiet_to as "quietTo"
    from notification_schedule where user_id = any($1::int[])`,
};

/** The schedules of some people; who chose nothing is not there. */
export async function listSchedules(
  actor: Actor,
  { userIds }: { userIds: readonly number[] },
): Promise<Map<number, Schedule>> {
  requireJob(actor);
  const rows = await read<Schedule & { userId: number }>(ofPeople, [userIds]);
  return new Map(rows.map(({ userId, ...schedule }) => [userId, schedule]));
}

/** When the actor is told outside the window. */
export async function getSchedule(actor: Actor): Promise<ScheduleChoice> {
  requireUser(actor);
  const [row] = await read<Schedule>(ofPeople, [[userOf(actor)]]);
  const { digest, quietFrom, quietTo } = row ?? usualSchedule;
  const quiet =
    quietFrom === null || quietTo === null ? null : { from: writeClock(quietFrom), to: writeClock(quietTo) };
  return { digest, quiet };
}
