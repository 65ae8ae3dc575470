import http from "node:http";
import { fork } from "node:child_process";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";

const watched = 500;
const latencyGoalMs = 100;
const events = 60;
const crowd = 2000;
const reconnects = 10_000;
const growthGoal = 1.2;
const atOnce = 100;

/** Opens a stream, calls `hear` with what it brings, and answers how to close it; rejects unless it stands. */
function openStream(base, token, { position, hear } = {}) {
  const headers = { ...bearer(token), ...(position ? { "last-event-id": position } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.get(`${base}/api/sse`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`no stream: ${response.statusCode}`));
      let last = "";
      response.on("data", (chunk) => {
        const text = String(chunk);
        last = /^id: (\d+)$/m.exec(text)?.[1] ?? last;
        hear?.(text);
        resolve({ close: () => request.destroy(), position: () => last });
      });
      response.on("error", () => undefined);
    });
    request.on("error", reject);
  });
}

/** Runs the work for 0 to count - 1, a hundred at a time; answers the results in their order. */
async function inBatches(count, work) {
  const results = [];
  for (let at = 0; at < count; at += atOnce)
    results.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, (_, n) => work(at + n)))));
  return results;
}

/** Milliseconds from asking for an event until another client hears it, with 500 streams that all hear it. */
async function measureLatency(base, token, note) {
  const heard = new Map();
  const hear = (text) => {
    for (const [, ean] of text.matchAll(/"value":"(\d{13})"/g)) heard.get(ean)?.(performance.now());
  };
  const streams = await inBatches(watched - 1, () => openStream(base, token));
  streams.push(await openStream(base, token, { hear }));
  const times = [];
  for (let number = 0; number < events; number++) {
    note(`event ${number + 1} of ${events}`);
    const digits = String(400_000_000_000 + number);
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
    const ean = digits + ((10 - (sum % 10)) % 10);
    const arrival = new Promise((resolve) => heard.set(ean, resolve));
    const began = performance.now();
    await fetch(`${base}/api/sendEvent/searchEAN/${ean}`, { headers: bearer(token) });
    times.push((await arrival) - began);
  }
  streams.forEach(({ close }) => close());
  return times.sort((a, b) => a - b);
}

/** A process that answers the calls alone, its garbage collected on request. */
async function startServer(url) {
  const child = fork(path.join(root, "tests/support/stream-server.ts"), {
    cwd: root,
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: { ...process.env, DATABASE_URL: url, ETABLI_STREAMS_PER_USER: "5000", LOG_LEVEL: "error" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const next = () => new Promise((resolve) => child.once("message", resolve));
  const { port } = await next();
  const state = async () => {
    const answer = next();
    child.send("state");
    return answer;
  };
  /** What it holds once nobody listens any more. */
  const idle = async () => {
    for (;;) {
      const found = await state();
      if (found.streams === 0) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { base: `http://127.0.0.1:${port}`, state, idle, stop: () => child.kill("SIGTERM") };
}

async function measureCrowd(url, token, note) {
  const server = await startServer(url);
  try {
    const warm = await inBatches(crowd, () => openStream(server.base, token));
    warm.forEach(({ close }) => close());
    const before = await server.idle();
    const streams = await inBatches(crowd, () => openStream(server.base, token));
    const full = await server.state();
    await inBatches(reconnects, async (number) => {
      if (number % 500 === 0) note(`${number} of ${reconnects} reconnects`);
      const at = number % crowd;
      streams[at].close();
      streams[at] = await openStream(server.base, token, { position: streams[at].position() });
    });
    streams.forEach(({ close }) => close());
    return { before, full, after: await server.idle() };
  } finally {
    server.stop();
  }
}

/** Latency of an event among 500 streams; heap and listeners after 2,000 streams and 10,000 reconnects. */
export async function measureStreams({ product, note }) {
  const times = await measureLatency(product.base, product.token, note);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const database = await product.database();
  try {
    const { before, full, after } = await measureCrowd(database.url, product.token, note);
    const growth = after.heap / before.heap;
    const left = after.streams + after.followers;
    const mb = ({ heap }) => `${amount(heap / 1e6, 1)} MB`;
    return table(
      ["Streams", "measured", "goal", "met"],
      [
        [
          `event to another client, ${watched} streams, p50 / p95 ms`,
          `${amount(at(0.5), 1)} / ${amount(at(0.95), 1)}`,
          `${latencyGoalMs}`,
          mark(at(0.95) <= latencyGoalMs),
        ],
        [`heap with ${full.streams} streams`, mb(full), "", ""],
        [
          `heap after ${reconnects} reconnects and their end, before / after`,
          `${mb(before)} / ${mb(after)}`,
          `× ${growthGoal}`,
          mark(growth <= growthGoal),
        ],
        ["streams and followers left", `${left}`, "0", mark(left === 0)],
      ],
    );
  } finally {
    await database.close();
  }
}
