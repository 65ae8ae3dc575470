import type { Server } from "node:http";
import { closeDatabase } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { closeNotify } from "@/lib/platform/notify";
import { readiness } from "@/lib/platform/readiness";
import { oncePerProcess } from "@/lib/platform/shared-state";

const closers = () => oncePerProcess("closers", () => new Set<() => void>());

/** Registers what must end before the server can close, such as an open event stream; returns how to forget it. */
export function onShutdown(close: () => void): () => void {
  closers().add(close);
  return () => closers().delete(close);
}

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
    for (const close of closers()) close();
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
