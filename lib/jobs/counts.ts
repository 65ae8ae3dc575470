import { rollCounts } from "@/lib/domains/stats/counting/commands/roll-counts";
import { keepCounts } from "@/lib/domains/stats/counting/commands/keep-counts";
import { makeStatsFiles } from "@/lib/domains/stats/files/commands";
import { systemActor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";

const NO_COMPANY = 0;
const roundMs = 5000;
const lastRoundMs = 3000;

/**
 * Reads the spools of this machine into the database every five seconds: a round of its own in each process, because a job
 * may run on another machine. Answers how to stop, after a last round.
 */
export function startCounts(): () => Promise<void> {
  const actor = systemActor("counts", NO_COMPANY);
  let isAway = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      await keepCounts(actor);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "counts wait for the database");
      isAway = true;
    }
  };
  const next = () => {
    if (!stopped) timer = setTimeout(() => void (running = round()).then(next), roundMs).unref();
  };
  let running: Promise<void> = round();
  void running.then(next);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const late = new Promise<void>((resolve) => setTimeout(resolve, lastRoundMs).unref());
    await Promise.race([running.then(round), late]);
  };
}

/** The round by the clock: months that are over get their files, old events become sums. */
export async function counts(): Promise<void> {
  const actor = systemActor("counts", NO_COMPANY);
  await makeStatsFiles(actor);
  await rollCounts(actor);
}
