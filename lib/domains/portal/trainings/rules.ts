import type { Training, TrainingSession } from "./schema";

/** Places that are left of a session; null where there is no end to them. */
export const leftOf = (places: number | null, taken: number): number | null =>
  places === null ? null : Math.max(0, places - taken);

/** Whether a course that begins on a day still takes people: until the day before. */
export const takesPeople = (day: string, today: string): boolean => day > today;

export type SessionState = "mine" | "closed" | "full" | "other" | "free";

/** What a person may do with a session: leave it, take it, take it in place of another of the same course, or nothing. */
export function stateOf(session: TrainingSession, sessions: readonly TrainingSession[]): SessionState {
  if (session.mine) return "mine";
  if (!session.open) return "closed";
  if (session.left === 0) return "full";
  return sessions.some(({ mine }) => mine) ? "other" : "free";
}

/** The first session that a person may still take, and their own; null for none. */
export const nextSession = ({ sessions }: Training): TrainingSession | null =>
  sessions.find(({ open, left }) => open && left !== 0) ?? sessions.find(({ open }) => open) ?? null;

export const ownSession = ({ sessions }: Training): TrainingSession | null => sessions.find(({ mine }) => mine) ?? null;
