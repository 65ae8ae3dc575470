import { randomId } from "@/lib/shared/random-id";

/** How long a write without an answer is remembered, in ms: the server keeps its keys longer. */
const patience = 10 * 60_000;
const keys = new Map<string, { key: string; since: number }>();

/** The Idempotency-Key of a write: the one it was sent with before when no answer came, as it may have been done. */
export function keyOf(write: string, now = Date.now()): string {
  const sent = keys.get(write);
  if (sent && now - sent.since < patience) return sent.key;
  const key = randomId();
  keys.set(write, { key, since: now });
  return key;
}

/** The write was answered: the next one like it is another one. */
export const answered = (write: string): void => void keys.delete(write);
