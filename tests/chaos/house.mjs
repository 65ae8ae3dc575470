import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { deploy } from "../../scripts/migrate.mjs";
import { ensureBundled, ensurePages } from "../../scripts/build.mjs";
import { isEmpty, loadDemonstration } from "../../scripts/lib/demonstration.mjs";
import { readState } from "../../scripts/lib/database-state.mjs";
import { openDatabase } from "../../scripts/lib/embedded-database.mjs";
import { readEnvironment } from "../../scripts/lib/environment.mjs";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { runningServer } from "../../scripts/lib/postmaster.mjs";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { startServer } from "../../scripts/lib/server-process.mjs";
import { openProxy } from "../support/tcp-proxy.mjs";
import { startSuppliers } from "./suppliers.mjs";

const limitMs = 60_000;

/** True when the process at `base` answers the health call with success. */
export const health = (base, which) =>
  fetch(`${base}/api/health/${which}`, { signal: AbortSignal.timeout(8000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** One process of the product, which `kill()` ends without a word and `start()` starts again at its address. */
async function openProcess(env) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  /** @type {any} */
  let running;
  let output = "";
  const start = async () => {
    running = startServer({ ...env, PORT: String(port), HOST: "127.0.0.1", NEXTAUTH_URL: base }, ["pipe", "pipe"]);
    const mine = running;
    for (const stream of [mine.child.stdout, mine.child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output = (output + text).slice(-20_000)));
    mine.ended.then(() => (mine.gone = true));
    if (!(await waitFor(async () => mine.gone || (await health(base, "ready")), limitMs, 50)) || mine.gone)
      throw new Refusal(`The product did not start.\n\n${output}`);
  };
  await start();
  const end = async (signal) => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    base,
    start,
    alive: () => !running.gone,
    pid: () => running.child.pid,
    said: () => output,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** A PostgreSQL that keeps what it acknowledged, reached through a proxy that can be slow, silent or gone. */
async function openStore(data) {
  const database = await openDatabase({ data });
  const url = new URL(database.url);
  const folder = path.join(readState(data).place, "pg");
  const proxy = await openProxy(() => ({ host: "127.0.0.1", port: Number(url.port) }));
  const seen = new URL(url);
  seen.port = String(proxy.port);
  return {
    url: database.url,
    proxied: seen.href,
    proxy,
    /** What `pg_ctl stop -m immediate` does: no goodbye, no checkpoint. */
    async crash() {
      const server = runningServer(folder);
      if (server) process.kill(server.pid, "SIGQUIT");
      if (!(await waitFor(() => runningServer(folder)?.pid !== server?.pid, limitMs)))
        throw new Refusal("PostgreSQL does not end.");
    },
    /** Whoever opened the database starts it again by itself. */
    async revive() {
      if (!(await waitFor(() => runningServer(folder)?.ready, limitMs)))
        throw new Refusal("PostgreSQL does not come back.");
    },
    async close() {
      await proxy.close();
      await database.close();
    },
  };
}

/** Two processes of the product on one database behind a proxy, with the demonstration's data. */
export async function openHouse({ data: given }, note) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-chaos-"));
  fs.chmodSync(scratch, 0o711);
  const data = given ?? path.join(scratch, "data");
  const { DATABASE_URL: _, DATABASE_REPLICA_URL: __, ...inherited } = readEnvironment();
  const suppliers = await startSuppliers();
  note("building");
  await ensureBundled();
  await ensurePages();
  const store = await openStore(data);
  const env = {
    ...inherited,
    DATABASE_URL: store.proxied,
    ETABLI_DATA_DIR: data,
    ETABLI_HEARTBEAT_SECONDS: "2",
    ETABLI_STREAMS_PER_USER: "5000",
    ETABLI_SUPPLIERS: suppliers.settings,
    LOG_LEVEL: "error",
    NEXTAUTH_SECRET: "chaos ".repeat(8),
  };
  const processes = [];
  const close = async () => {
    await Promise.all(processes.filter((one) => one.alive()).map((one) => one.stop()));
    await store.close();
    await suppliers.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  try {
    note("filling the database");
    await deploy(store.url);
    if (await isEmpty(store.url)) await loadDemonstration(store.url, { ...env, DATABASE_URL: store.url }, note);
    note("starting two processes");
    for (let count = 0; count < 2; count++) processes.push(await openProcess(env));
    return { store, processes, suppliers, env, close };
  } catch (error) {
    await close();
    throw error;
  }
}
