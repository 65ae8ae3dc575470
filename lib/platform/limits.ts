import { tooMany } from "./problems";

/** Runs work one after another in this process: heavy hashing must not take every core. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const mostKeys = 50_000;

/** Counts uses of a key in windows of a minute; the first one above the limit throws the 429 problem. */
export function perMinute(limit: number, now: () => number = Date.now): (key: string) => void {
  const windowMs = 60_000;
  let window = 0;
  const uses = new Map<string, number>();
  return (key) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window || uses.size > mostKeys) uses.clear();
    window = current;
    const used = (uses.get(key) ?? 0) + 1;
    uses.set(key, used);
    if (used > limit) throw tooMany(Math.ceil(((current + 1) * windowMs - now()) / 1000));
  };
}
