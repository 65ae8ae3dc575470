import { addDays, isoDateIn } from "@/lib/shared/dates";
import { digitsTag } from "@/lib/shared/languages";

export interface SiteHours {
  cutoffHour: number;
  deliveryHour: number;
  deliveryDays: number;
}

export interface Arrival {
  date: string;
  hour: number;
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

function nextWorkingDay(day: string): string {
  const next = addDays(day, 1);
  return isSunday(next) ? addDays(next, 1) : next;
}

const parisHour = new Intl.DateTimeFormat(digitsTag, { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });

/** Day (ISO) and hour (0-23) of an instant in Paris. */
export function parisTime(now: Date): { day: string; hour: number } {
  return { day: isoDateIn(now, "Europe/Paris"), hour: Number(parisHour.format(now)) };
}

/** Whether goods would leave a site after they have arrived: the cut-off lies behind the delivery of the same day. */
export const contradicts = ({ cutoffHour, deliveryHour, deliveryDays }: SiteHours): boolean =>
  deliveryDays === 0 && cutoffHour > deliveryHour;

/**
 * When goods ordered now from a site arrive: after the cut-off the order counts from the next day; Sundays do not count.
 * Nothing arrives before it is ordered, whatever the cut-off says.
 */
export function arrivalOf(site: SiteHours, { day, hour }: { day: string; hour: number }): Arrival {
  const tooLate = hour >= site.cutoffHour || (site.deliveryDays === 0 && hour >= site.deliveryHour);
  let date = isSunday(day) || tooLate ? nextWorkingDay(day) : day;
  for (let left = site.deliveryDays; left > 0; left -= 1) date = nextWorkingDay(date);
  return { date, hour: site.deliveryHour };
}
