import fs from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

const toMs = 1e-6;

/** Milliseconds for which a thread has run, to the nanosecond; null when it has ended. */
function ranFor(task) {
  try {
    return Number(fs.readFileSync(path.join(task, "schedstat"), "utf8").split(" ")[0]) * toMs;
  } catch {
    return null;
  }
}

export function entries(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Sums what each thread of processes has run, also of those that have ended since. */
class Sum {
  constructor() {
    this.seen = new Map();
  }

  note(task) {
    const ms = ranFor(task);
    if (ms !== null) this.seen.set(task, ms);
  }

  get ms() {
    return [...this.seen.values()].reduce((sum, one) => sum + one, 0);
  }
}

export function children(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Reads how long processes of the product (`pids`), a PostgreSQL (`postmaster`) and others (`beside`) have run, in ms: each
 * process's own thread, its other threads, all of the database's processes.
 * @param {{ pids: number[], postmaster: number, beside?: number[] }} who
 */
export function stopwatch({ pids, postmaster, beside = [] }) {
  if (!fs.existsSync("/proc/self/schedstat"))
    throw new Refusal("Processor times are read from /proc/PID/schedstat, which this system lacks: use Linux.");
  const [main, threads, database, others] = [new Sum(), new Sum(), new Sum(), new Sum()];
  return () => {
    for (const pid of pids)
      for (const thread of entries(`/proc/${pid}/task`))
        (thread === String(pid) ? main : threads).note(`/proc/${pid}/task/${thread}`);
    for (const pid of children(postmaster)) database.note(`/proc/${pid}/task/${pid}`);
    for (const pid of beside)
      for (const thread of entries(`/proc/${pid}/task`)) others.note(`/proc/${pid}/task/${thread}`);
    return { main: main.ms, threads: threads.ms, database: database.ms, beside: others.ms };
  };
}

/** What lies between two readings of a stopwatch. */
export const passed = (before, after) =>
  /** @type {ReturnType<ReturnType<typeof stopwatch>>} */ (
    Object.fromEntries(Object.keys(after).map((of) => [of, after[of] - before[of]]))
  );

/** Resident memory of a process in bytes. */
export function memoryOf(pid) {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(found?.[1] ?? NaN) * 1024;
}
