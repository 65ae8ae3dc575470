import assert from "node:assert/strict";
import { bearer } from "../bench/sign-in.mjs";
import { openCounter } from "./counter.mjs";

const limitMs = 2500;
const openAfter = 5;

/** Suppliers that hang, fail, babble and flood, asked until their breakers open: never longer than 2.5 s, others unharmed. */
export async function suppliers(house) {
  const { asked } = house.suppliers;
  const [{ base }] = house.processes;
  const { client, articleId } = await openCounter(() => base);
  const look = async () => {
    const began = performance.now();
    const headers = { ...bearer(client.token), accept: "application/x-ndjson", "content-type": "application/json" };
    const body = JSON.stringify({ items: [{ articleId }] });
    const response = await fetch(`${base}/api/availability`, { method: "POST", headers, body });
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const states = Object.fromEntries(lines.map(({ supplier, status }) => [supplier.code, status]));
    return { ms: performance.now() - began, states };
  };
  const failing = ["BROKEN", "GARBAGE", "HUGE", "SLOW"];
  const times = [];
  const before = process.memoryUsage().rss;
  for (let turn = 0; turn <= openAfter; turn++) {
    const { ms, states } = await look();
    times.push(ms);
    assert.deepEqual(
      failing.map((code) => states[code]),
      failing.map(() => "ko"),
    );
    assert.equal(states.GOOD, "ok");
    assert.equal(states.local, "ok");
  }
  assert.ok(Math.max(...times) <= limitMs, `the slowest answer took ${Math.round(Math.max(...times))} ms`);
  const counted = { ...asked };
  const { ms } = await look();
  assert.deepEqual(
    failing.map((code) => asked[code]),
    failing.map((code) => counted[code]),
    "an open breaker asks",
  );
  assert.ok(process.memoryUsage().rss - before < 200e6);
  return `slowest ${Math.round(Math.max(...times))} ms, with open breakers ${Math.round(ms)} ms`;
}
