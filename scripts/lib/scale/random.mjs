/**
 * Numbers from 0 to 1 that look like chance and are the same for a seed (mulberry32).
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Milliseconds until the next of so many a second that come independently of each other. */
export const untilNext = (perSecond, random) => (-Math.log(1 - random()) / perSecond) * 1000;

/** One of `entries` by its `weight`. */
export function chosen(entries, random) {
  const sum = entries.reduce((all, { weight }) => all + weight, 0);
  let left = random() * sum;
  for (const entry of entries) if ((left -= entry.weight) < 0) return entry;
  return entries[entries.length - 1];
}
