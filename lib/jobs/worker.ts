import { Logger, parseCronItems, run } from "graphile-worker";
import { jobChannel, readJobCall } from "@/lib/platform/call-job";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { count } from "@/lib/platform/meters";
import { listen } from "@/lib/platform/notify";
import { counts } from "./counts";
import { deliveries } from "./deliveries";
import { files } from "./files";
import { frames } from "./frames";
import { keepLocks } from "@/lib/platform/job-locks";
import { mails } from "./mails";
import { notifications } from "./notifications";
import { orders } from "./orders";
import { passes } from "./passes";
import { payments } from "./payments";
import { tidy } from "./tidy";
import { webhooks } from "./webhooks";

const tasks = { tidy, counts, files, frames, mails, notifications, deliveries, orders, payments, passes, webhooks };
const dayMs = 86_400_000;
const rounds = parseCronItems([
  { task: "orders", match: "* * * * *", options: { backfillPeriod: 0 } },
  { task: "payments", match: "* * * * *", options: { backfillPeriod: 0 } },
  // Phones that could not be told at once.
  { task: "passes", match: "* * * * *", options: { backfillPeriod: 0, queueName: "passes" } },
  { task: "tidy", match: "7 * * * *", options: { backfillPeriod: 0 } },
  // Most are sent when they are called for; this sends what a process left behind that ended.
  { task: "notifications", match: "* * * * *", options: { backfillPeriod: 0, queueName: "notifications" } },
  // What quiet hours and digests held back.
  { task: "deliveries", match: "* * * * *", options: { backfillPeriod: 0, queueName: "deliveries" } },
  // A message that waits for its next try, or whose transaction found no worker to wake.
  { task: "mails", match: "* * * * *", options: { backfillPeriod: 0, queueName: "mails" } },
  // What waits for its next try, or whose transaction found no worker to wake.
  { task: "webhooks", match: "* * * * *", options: { backfillPeriod: 0, queueName: "webhooks" } },
  // What waits for the storage to answer again, and objects whose time has come.
  { task: "files", match: "* * * * *", options: { backfillPeriod: 0, queueName: "files" } },
  // Every hour, so that what waits is never much.
  { task: "counts", match: "10 * * * *", options: { backfillPeriod: 0, queueName: "counts" } },
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
    maxPoolSize: 3,
    // A slow mail server keeps one of them; the others' work goes on.
    concurrency: 2,
    pollInterval: 5000,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: rounds,
    logger,
  });
  for (const end of ["success", "error"] as const)
    runner.events.on(`job:${end}`, ({ job }) => count(`etabli_jobs_total{task="${job.task_identifier}",end="${end}"}`));
  // Files of months that ended while nothing ran need not wait for the hour.
  await runner.addJob("counts", {}, { jobKey: "counts at start", queueName: "counts" });
  const stopKeeping = keepLocks(runner);
  const forget = listen(jobChannel, (notice) => {
    const called = readJobCall(notice);
    if (!called || !(called.task in tasks)) return;
    // Every process hears the call: one key makes one job of it, and a task's jobs run one after another.
    const when = { jobKey: notice, runAt: called.at, queueName: called.task };
    void runner.addJob(called.task, {}, when).catch((error: unknown) => {
      log.warn({ err: error }, "a job could not be called");
    });
  });
  return () => {
    forget();
    stopKeeping();
    return runner.stop().catch(() => undefined);
  };
}
