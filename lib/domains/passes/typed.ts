import { isIsoDate } from "@/lib/shared/dates";

export const longestTyres = 60;
export const mostKm = 2_000_000;

/** A day that an inspection or a revision may fall on. */
export const isPassDay = (text: string): boolean => isIsoDate(text) && text >= "2000-01-01" && text <= "2099-12-31";

/** Whether a day that comes next has passed already: it may be kept, for a garage notes what was missed, but not unseen. */
export const isMissed = (day: string, today: string): boolean => isPassDay(day) && day < today;
