/** How long nothing succeeded at most: `note` at each success; `since` begins anew. */
export function stopwatch() {
  let last = performance.now();
  let longest = 0;
  const look = () => (longest = Math.max(longest, performance.now() - last));
  return {
    note() {
      look();
      last = performance.now();
    },
    since() {
      last = performance.now();
      longest = 0;
    },
    /** Seconds, what goes on now included. */
    longest: () => look() / 1000,
  };
}

/** The value below which a share of them lies. */
export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
