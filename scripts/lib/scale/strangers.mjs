import fs from "node:fs";
import { children, entries } from "./processor-time.mjs";

const everyMs = 200;

/** How many threads of the machine run or wait for a core, by the text of /proc/stat. */
export const runnable = (text) => Number(/^procs_running (\d+)$/m.exec(text)?.[1] ?? NaN);

/** Whether a thread runs or waits for a core, by the text of its `stat`: the name in parentheses may hold anything. */
export const runs = (text) => text.slice(text.lastIndexOf(")") + 2).startsWith("R");

function countOurs(pids) {
  const threads = pids.flatMap((pid) =>
    entries(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/stat`),
  );
  return threads.filter((file) => {
    try {
      return runs(fs.readFileSync(file, "utf8"));
    } catch {
      return false;
    }
  }).length;
}

/**
 * Looks five times a second how many threads of others run or wait for a core; the answered function ends it and tells the mean.
 * @param {{ pids: number[], postmaster: number }} ours processes that are no strangers, beside the one that looks
 */
export function watchStrangers({ pids, postmaster }) {
  let [sum, looks] = [0, 0];
  const look = () => {
    const all = runnable(fs.readFileSync("/proc/stat", "utf8"));
    const own = countOurs([...pids, process.pid, ...children(postmaster)]);
    sum += Math.max(0, all - own);
    looks++;
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    return looks === 0 ? 0 : sum / looks;
  };
}
