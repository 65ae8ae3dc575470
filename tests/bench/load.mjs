import autocannon from "autocannon";
import { Refusal } from "../../scripts/lib/refusal.mjs";

const connections = 10;
const warmUpSeconds = 2;

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Loads a target for so many seconds; it names its `url`, `headers`, and `paths` or whole `requests` of it in turn.
 * @param {{ url: string, headers: Record<string, string>, paths?: string[], requests?: object[] }} target
 * @param {number} duration
 */
export async function round({ url, headers, paths, requests = paths?.map((path) => ({ path })) }, duration) {
  const times = [];
  /** @type {any} */
  const instance = autocannon({ url, headers, connections, duration, ...(requests ? { requests } : {}) });
  instance.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, non2xx, duration: lasted, "2xx": answered } = await instance;
  if (errors || non2xx || !answered) {
    throw new Refusal(`${url} cannot be measured: ${answered} answers, ${non2xx} refusals, ${errors} errors.`);
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { perSecond: answered / lasted, p50: at(0.5), p95: at(0.95), p97: at(0.975) };
}

/**
 * Loads each target in turn, round after round, so that a noisy machine disturbs all alike. Answers for each its median
 * requests per second, latencies in ms, and `ratio`: the first target's throughput over this one's, median of the rounds.
 */
export async function compare(targets, { seconds, rounds }, note) {
  for (const target of targets) await round(target, warmUpSeconds);
  const results = targets.map(() => []);
  for (let number = 0; number < rounds; number++) {
    for (const [at, target] of targets.entries()) {
      note(`${target.name}, round ${number + 1} of ${rounds}`);
      results[at].push(await round(target, seconds));
    }
  }
  return results.map((own) => ({
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p50: median(own.map(({ p50 }) => p50)),
    p95: median(own.map(({ p95 }) => p95)),
    p97: median(own.map(({ p97 }) => p97)),
    ratio: median(own.map(({ perSecond }, number) => results[0][number].perSecond / perSecond)),
  }));
}
