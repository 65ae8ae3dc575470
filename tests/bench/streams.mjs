import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";
import { inBatches, openStream, startStreamServer } from "./stream-tools.mjs";

const watched = 500;
const latencyGoalMs = 100;
const events = 60;
const crowd = 2000;
const reconnects = 10_000;
const growthGoal = 1.2;

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

async function measureCrowd(url, token, note) {
  const server = await startStreamServer(url);
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
