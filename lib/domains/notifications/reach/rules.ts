import { instantOf, wallTime } from "@/lib/shared/wall-time";
import { addDays } from "@/lib/shared/dates";
import type { NotificationCategory, NotificationChannel } from "../rules";
import { writeClock, type Digest, type Schedule } from "../schedule/rules";

const hourMs = 3_600_000;
/** The hour in Paris at which the messages of a day are gathered. */
const dailyAt = "08:00:00";

const dayOf = (instant: Date): string => wallTime(instant).slice(0, 10);
const minuteOf = (instant: Date): number =>
  Number(wallTime(instant).slice(11, 13)) * 60 + Number(wallTime(instant).slice(14, 16));

/** The first instant after another at which the clock in Paris shows a time. */
function nextAt(time: string, after: Date): Date {
  const today = dayOf(after);
  for (const day of [today, addDays(today, 1)]) {
    const found = instantOf(`${day} ${time}`);
    if (found && found > after) return found;
  }
  return after;
}

function isQuiet(minute: number, { quietFrom, quietTo }: Schedule): boolean {
  if (quietFrom === null || quietTo === null) return false;
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

function endOfWindow(digest: Digest, now: Date): Date {
  if (digest === "off") return now;
  return digest === "daily" ? nextAt(dailyAt, now) : new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
}

interface Told {
  channel: NotificationChannel;
  category: NotificationCategory;
  schedule: Schedule;
}

/** When a notification leaves: e-mails wait for the end of their window, alerts for none; nothing leaves in quiet hours. */
export function leavesAt({ channel, category, schedule }: Told, now: Date): Date {
  const gathers = channel === "email" && category !== "alert";
  const due = gathers ? endOfWindow(schedule.digest, now) : now;
  return isQuiet(minuteOf(due), schedule) && schedule.quietTo !== null
    ? nextAt(`${writeClock(schedule.quietTo)}:00`, due)
    : due;
}
