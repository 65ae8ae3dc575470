import type { Server } from "node:http";
import { closeDatabase } from "@/lib/platform/db";
import { endStreams } from "@/lib/platform/events/open-streams";
import { log } from "@/lib/platform/log";
import { closeNotify } from "@/lib/platform/notify";
import { readiness } from "@/lib/platform/readiness";

const longestDrainMs = 9000;

/** Ready goes red, streams close, requests in flight finish, then pages and the database end: exit within ten seconds. */
export function shutDownOnSignal(server: Server, closePages: () => Promise<void>): void {
  let going = false;
  const shutDown = async (signal: string) => {
    if (going) return;
    going = true;
    log.info({ signal }, "shutting down");
    readiness().ready = false;
    setTimeout(() => process.exit(1), longestDrainMs).unref();
    endStreams();
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
