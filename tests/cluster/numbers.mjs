import assert from "node:assert/strict";
import { familyOf, processorSeconds, sum } from "../../scripts/lib/cluster/proc.mjs";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { openCounter } from "../chaos/counter.mjs";
import { median, round } from "../bench/load.mjs";
import { bearer } from "../bench/sign-in.mjs";
import { send } from "../support/shoppers.mjs";
import { beside } from "./goal.mjs";
import { listenTo } from "./listener.mjs";
import { quantile } from "./stopwatch.mjs";

const rounds = 3;
const roundSeconds = 5;
/** For each process: what is compared has been compiled. */
const warmSeconds = 6;
const mostLost = 0.15;
const events = 200;
const betweenMs = 40;
const lateMs = 100;
const lostMs = 10_000;

const spent = (pids) => sum(pids.map(processorSeconds));

/** Calls a second, and for each second of a processor that the product used; the balancer's and that of others is apart. */
async function measure({ base, headers, paths, processes, balancer }, seconds) {
  const own = processes.map((one) => one.pid());
  const front = familyOf(balancer.pid());
  const before = [spent(own), spent(front)];
  const { perSecond } = await round({ url: base, headers, paths }, seconds);
  const [used, usedInFront] = [spent(own) - before[0], spent(front) - before[1]];
  const calls = perSecond * seconds;
  return { perSecond, perProcessorSecond: calls / used, front: usedInFront / (used + usedInFront) };
}

/** One process asked directly against three behind HAProxy, in turn. */
export async function compareOneWithThree({ balancer, processes }, { headers, paths, note }) {
  const ask = { headers, paths, balancer };
  const places = [
    { ...ask, base: processes[0].base, processes: processes.slice(0, 1) },
    { ...ask, base: balancer.base, processes },
  ];
  for (const place of places) await measure(place, warmSeconds * place.processes.length);
  const found = places.map(() => /** @type {any[]} */ ([]));
  for (let turn = 1; turn <= rounds; turn++) {
    note(`round ${turn} of ${rounds}`);
    for (const [at, place] of places.entries()) found[at].push(await measure(place, roundSeconds));
  }
  const of = (at, value) => median(found[at].map(value));
  const [one, three] = [0, 1].map((at) => of(at, ({ perProcessorSecond }) => perProcessorSecond));
  const lost =
    1 - median(found[1].map(({ perProcessorSecond }, at) => perProcessorSecond / found[0][at].perProcessorSecond));
  const rate = (at) => Math.round(of(at, ({ perSecond }) => perSecond));
  const front = Math.round(of(1, (each) => each.front) * 100);
  return beside(
    `calls for a processor second: ${Math.round(one)} of one process, ${Math.round(three)} of three behind HAProxy, ${(lost * 100).toFixed(0)} % lost; ${rate(0)} and ${rate(1)} calls/s; HAProxy's own share ${front} %`,
    `at most ${mostLost * 100} % lost`,
    lost <= mostLost,
  );
}

/** From a write that is sent to one process until a stream of another one tells it, one after the other. */
export async function timeEvents({ processes }, counter) {
  const [from, to] = processes;
  const client = counter.at(from.base);
  const { customerId, item, price, channel } = await counter.newWish();
  const body = { item: { id: item }, name: "", price, channel, customerId };
  const listener = listenTo(to.base, client.token, customerId);
  const { counts } = listener.heard;
  assert.ok(await waitFor(() => listener.stands(), lostMs, 10), "no stream at another process");
  const took = [];
  try {
    for (let wanted = 1; wanted <= events; wanted++) {
      const began = performance.now();
      const { status } = await send(client, "POST", "/addItemToCart", body);
      assert.equal(status, 200);
      assert.ok(await waitFor(() => counts.length >= wanted, lostMs, 1), "a stream of another process misses a write");
      took.push(performance.now() - began);
      await pause(betweenMs);
    }
  } finally {
    await listener.stop();
  }
  assert.deepEqual(
    counts,
    Array.from({ length: events }, (_, at) => at + 1),
    "what a stream of another process told",
  );
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(took, share));
  const words = `${events} writes at one process reach a stream at another one after ${p50.toFixed(0)} ms (median), ${p95.toFixed(0)} ms (p95), the write included`;
  return beside(words, `p95 ${lateMs} ms`, p95 <= lateMs);
}

/** What the cluster costs: figures beside their goals. */
export async function numbers(house, { note }) {
  const counter = await openCounter(() => house.balancer.base);
  const { customerId } = await counter.newWish();
  const paths = ["/api/userInfo", "/api/parts/get/ref/fr/0986494104", `/api/getCart/${customerId}`];
  const headers = bearer(counter.client.token);
  const lines = [await timeEvents(house, counter), await compareOneWithThree(house, { headers, paths, note })];
  return lines.map((line) => `\n        ${line}`).join("");
}
