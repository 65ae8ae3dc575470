import { Logger, parseCronItems, run } from "graphile-worker";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { count } from "@/lib/platform/meters";
import { frames } from "./frames";
import { tidy } from "./tidy";

const tasks = { tidy, frames };
const dayMs = 86_400_000;
const rounds = parseCronItems([
  { task: "tidy", match: "7 * * * *", options: { backfillPeriod: 0 } },
  // A server that sleeps at night makes its round when it wakes.
  { task: "frames", match: "23 3 * * *", options: { backfillPeriod: dayMs } },
]);

const logger = new Logger(() => (level, message) => {
  if (level === "error") log.error({ job: true }, message);
  else if (level === "warning") log.warn({ job: true }, message);
});

/**
 * Works off the jobs of the database, each in one process however many share it. New jobs are heard at once; the poll is
 * for those whose time has come. A database without the worker's tables gets them. Answers how to stop.
 */
export async function startJobs(): Promise<() => Promise<void>> {
  const runner = await run({
    connectionString: env().DATABASE_URL,
    maxPoolSize: 2,
    concurrency: 1,
    pollInterval: 5000,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: rounds,
    logger,
  });
  for (const end of ["success", "error"] as const)
    runner.events.on(`job:${end}`, ({ job }) => count(`etabli_jobs_total{task="${job.task_identifier}",end="${end}"}`));
  return () => runner.stop().catch(() => undefined);
}
