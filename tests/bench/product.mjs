import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { openDatabase } from "../../scripts/lib/embedded-database.mjs";
import { readEnvironment } from "../../scripts/lib/environment.mjs";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { step } from "../../scripts/lib/progress.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { signIn } from "./sign-in.mjs";

/** What opens the numbers of a started product; a running one has its own in the environment. */
export const metricsToken = process.env.ETABLI_METRICS_TOKEN || "numbers-of-the-bench";

const startLimitMs = 20 * 60_000;

/** The product to measure: the running one at `base`, or one started like `npm start` that ends with `close()`. */
export async function openProduct({ base, data }) {
  if (!base) return startProduct(data);
  const { DATABASE_URL } = readEnvironment();
  const database = async () => {
    if (DATABASE_URL) return { url: DATABASE_URL, close: async () => {} };
    throw new Refusal("The limit of a call reads the server's own database: name it with DATABASE_URL.");
  };
  const nothing = async () => {};
  return { base, token: await signIn(base), database, stop: nothing, close: nothing };
}

/** The environment of a started product: its own data folder, the embedded database, the yardstick pages on. */
export function productEnvironment(data, port) {
  const { DATABASE_URL: _, DATABASE_REPLICA_URL: __, ...env } = readEnvironment();
  return {
    ...env,
    PORT: String(port),
    HOST: "127.0.0.1",
    NEXTAUTH_URL: `http://localhost:${port}`,
    ETABLI_DATA_DIR: data,
    ETABLI_BENCH: "1",
    ETABLI_WEBHOOKS_LOCAL: "1",
    ETABLI_METRICS_TOKEN: metricsToken,
    ETABLI_STREAMS_PER_USER: "5000",
  };
}

async function startProduct(given) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-bench-"));
  fs.chmodSync(scratch, 0o711);
  const data = given ?? path.join(scratch, "data");
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const logFile = path.join(scratch, "log");
  const log = fs.openSync(logFile, "a");
  const child = spawn(process.execPath, [path.join(root, "scripts/start.mjs")], {
    cwd: root,
    env: productEnvironment(data, port),
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const close = async () => {
    await stop();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  try {
    await step("Starting the product", (note) => ready({ base, child, logFile, note }));
    return { base, data, token: await signIn(base), database: () => openDatabase({ data }), stop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ready({ base, child, logFile, note }) {
  const lines = () => fs.readFileSync(logFile, "utf8").trim().split("\n");
  const answered = await waitFor(
    async () => {
      note(lines().at(-1));
      return child.exitCode !== null || (await isReady(base));
    },
    startLimitMs,
    100,
  );
  if (answered && child.exitCode === null) return;
  throw new Refusal(`The product did not start.\n\n${lines().slice(-40).join("\n")}`);
}

/** True when the product at `base` takes requests. */
export const isReady = (base) =>
  fetch(`${base}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
