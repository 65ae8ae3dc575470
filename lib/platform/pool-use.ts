import { pool, primaryPools } from "./db";

/** Connections of this process to the database: open, unused, and requests that wait for one. */
export function poolUse(): { open: number; idle: number; waiting: number } {
  const sum = (of: "totalCount" | "idleCount" | "waitingCount") =>
    primaryPools().reduce((all, one) => all + one[of], 0);
  return { open: sum("totalCount"), idle: sum("idleCount"), waiting: sum("waitingCount") };
}

const waiting = {
  name: "jobs_waiting",
  text: `select count(*) filter (where run_at <= now() and attempts < max_attempts)::int as due,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`,
};

export interface JobCounts {
  /** Jobs whose time has come. */
  due: number;
  /** Jobs that were given up. */
  failed: number;
}

/** How many jobs wait in the database; null when it does not answer within `ms` or has no jobs. */
export async function countJobs(ms: number): Promise<JobCounts | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  const asked = pool()
    .query<JobCounts>(waiting)
    .then(({ rows }) => rows[0] ?? null)
    .catch(() => null);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
