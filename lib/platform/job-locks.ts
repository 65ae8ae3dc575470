import type { Runner } from "graphile-worker";
import { log } from "./log";
import { read } from "./db";

const beatMs = 30_000;

// graphile-worker frees what a killed process held after four hours: until then nobody would send the mails of its queue.
const beat = {
  name: "job_locks_beat",
  text: `with jobs as (update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1::text[]))
    update graphile_worker._private_job_queues set locked_at = now() where locked_by = any($1::text[])`,
};
const free = {
  name: "job_locks_free",
  text: `with jobs as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - interval '2 minutes')
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at < now() - interval '2 minutes'`,
};

/** Keeps the locks of this process's jobs fresh, and frees those of processes that are gone. Answers how to stop. */
export function keepLocks({ events }: Pick<Runner, "events">): () => void {
  const workers = new Set<string>();
  events.on("worker:create", ({ worker }) => void workers.add(worker.workerId));
  events.on("job:start", ({ worker }) => void workers.add(worker.workerId));
  const round = async () => {
    await read(beat, [[...workers]]);
    await read(free);
  };
  const look = () =>
    void round().catch((error: unknown) => log.warn({ err: error }, "locks of jobs could not be kept"));
  look();
  const timer = setInterval(look, beatMs).unref();
  return () => clearInterval(timer);
}
