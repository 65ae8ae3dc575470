import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { closeDatabase } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { endStreams } from "@/lib/platform/events/open-streams";
import { log } from "@/lib/platform/log";
import { closeNotify } from "@/lib/platform/notify";
import { readiness } from "@/lib/platform/readiness";

const longestDrainMs = 9000;

/**
 * Ready goes red, streams close, and for a moment (ETABLI_DRAIN_SECONDS; none at Ctrl-C) requests are still taken, until
 * balancers have seen it; then requests in flight finish, pages and the database end: exit within ten seconds.
 */
export function shutDownOnSignal(server: Server, closePages: () => Promise<void>): void {
  let going = false;
  const shutDown = async (signal: string) => {
    if (going) return;
    going = true;
    log.info({ signal }, "shutting down");
    readiness().ready = false;
    setTimeout(() => process.exit(1), longestDrainMs).unref();
    endStreams();
    if (signal === "SIGTERM") await pause(env().ETABLI_DRAIN_SECONDS * 1000);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise((done) => server.close(done));
    clearInterval(idle);
    await closeNotify();
    await closePages().catch(() => undefined);
    await closeDatabase();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void shutDown(signal));
}
