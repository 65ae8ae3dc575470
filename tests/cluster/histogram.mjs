const finest = 0.1;
const growth = 1.02;
const size = 800;

/** Times in ms as counts in steps of two per cent: as large after an hour as after a minute. */
export function histogram() {
  const counts = new Uint32Array(size);
  let all = 0;
  return {
    counts,
    push(ms) {
      const at = Math.ceil(Math.log(Math.max(ms, finest) / finest) / Math.log(growth));
      counts[Math.min(size - 1, at)] += 1;
      all += 1;
    },
    /** Takes in what another one counted. */
    add(other) {
      for (let at = 0; at < size; at++) counts[at] += other.counts[at];
      all += other.count();
    },
    count: () => all,
    /** The time below which a share of them lies. */
    quantile(share) {
      let left = all * share;
      const at = counts.findIndex((count) => (left -= count) < 0);
      return at < 0 ? 0 : finest * growth ** at;
    },
  };
}
