import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { denied } from "@/lib/platform/problems";
import { readClock } from "./rules";
import type { ScheduleChoice } from "./schema";

/** Sets when the actor is told outside the window, from the next notification on. */
export async function setSchedule(actor: Actor, { digest, quiet }: ScheduleChoice): Promise<void> {
  requireUser(actor);
  const userId = userOf(actor);
  if (userId === null) throw denied();
  const times = { quietFrom: quiet && readClock(quiet.from), quietTo: quiet && readClock(quiet.to) };
  await prisma().notificationSchedule.upsert({
    where: { userId },
    create: { userId, digest, ...times },
    update: { digest, ...times },
    select: { userId: true },
  });
}
