import type { Tx } from "./db";
import { notify } from "./notify";

/** On which processes hear that a job is to run; `lib/jobs` listens. */
export const jobChannel = "job";

/**
 * Asks for a job at commit, to run at once or at a time. Nobody may hear it: such a job also runs by the clock, and finds what
 * is to be done in tables of its own.
 */
export async function callJob(tx: Tx, task: string, at: Date = new Date()): Promise<void> {
  await notify(jobChannel, `${task}@${at.getTime()}`, tx);
}

/** The job that a notice names, and when it is to run; null for what is none. */
export function readJobCall(notice: string): { task: string; at: Date } | null {
  const [, task, ms] = /^([a-z-]+)@(\d{1,15})$/.exec(notice) ?? [];
  return task && ms ? { task, at: new Date(Number(ms)) } : null;
}
