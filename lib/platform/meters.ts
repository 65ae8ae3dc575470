import { oncePerProcess } from "./shared-state";

/** Upper bounds of the buckets, in seconds. */
export const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface Spread {
  /** How many values fell into each bucket, the last one unbounded. */
  readonly buckets: number[];
  sum: number;
}

interface Meters {
  counters: Map<string, number>;
  spreads: Map<string, Spread>;
}

/** What this process has counted since it began, whichever bundle counted it. */
export const meters = () => oncePerProcess<Meters>("meters", () => ({ counters: new Map(), spreads: new Map() }));

/** Adds one to a counter: a name of Prometheus, with labels if there are any (`jobs_total{task="tidy"}`). */
export function count(series: string): void {
  const { counters } = meters();
  counters.set(series, (counters.get(series) ?? 0) + 1);
}

/** Adds a duration in seconds to a series. */
export function spread(series: string, seconds: number): void {
  const { spreads } = meters();
  let own = spreads.get(series);
  if (!own) spreads.set(series, (own = { buckets: Array<number>(bounds.length + 1).fill(0), sum: 0 }));
  const found = bounds.findIndex((bound) => seconds <= bound);
  const at = found < 0 ? bounds.length : found;
  own.buckets[at] = (own.buckets[at] ?? 0) + 1;
  own.sum += seconds;
}
