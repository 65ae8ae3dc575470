import { spawn } from "node:child_process";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { median } from "./load.mjs";
import { isReady, productEnvironment } from "./product.mjs";
import { amount, mark, table } from "./report.mjs";

const goalSeconds = 3;
const limitMs = 60_000;
const times = 3;

/** Seconds from typing `npm start` until a call and until a page is answered; everything has ended afterwards. */
async function startOnce(data) {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const env = productEnvironment(data, port);
  const child = spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  // The pipes close when the last of the processes that hold them has ended, the database's launcher among them.
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    const ready = await waitFor(async () => child.exitCode !== null || (await isReady(base)), limitMs, 10);
    if (!ready || child.exitCode !== null) throw new Refusal(`npm start does not answer.\n\n${output}`);
    const call = elapsed();
    const { status } = await fetch(`${base}/login`);
    if (status !== 200) throw new Refusal(`/login answers ${status}.`);
    return { call, page: elapsed() };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** How long a warm `npm start` takes, median of three after one that warms the disk's cache. */
export async function measureStart({ product: { data }, note }) {
  await startOnce(data);
  const found = [];
  for (let number = 1; number <= times; number++) {
    note(`start ${number} of ${times}`);
    found.push(await startOnce(data));
  }
  const rows = [
    ["First call answered (api/health/ready)", "call"],
    ["First page answered (login)", "page"],
  ].map(([name, key]) => {
    const seconds = found.map((one) => one[key]);
    const each = seconds.map((one) => amount(one, 2)).join(", ");
    return [name, amount(median(seconds), 2), `${goalSeconds}`, mark(median(seconds) <= goalSeconds), each];
  });
  return table(["Warm `npm start` until", "s", "goal", "met", "each"], rows);
}
