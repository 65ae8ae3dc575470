export type Remembered = { found: true; body: unknown } | { found: false };

export interface AnswerCache {
  get(key: string): Remembered | null;
  set(key: string, answer: Remembered, forMs: number): void;
}

/** Answers by key until their time is over; beyond `most` the oldest goes. Failures have no place in it. */
export function makeAnswerCache(most: number, now: () => number = Date.now): AnswerCache {
  const entries = new Map<string, { answer: Remembered; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now()) return entry.answer;
      entries.delete(key);
      return null;
    },
    set(key, answer, forMs) {
      if (forMs <= 0) return;
      entries.delete(key);
      entries.set(key, { answer, until: now() + forMs });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}
