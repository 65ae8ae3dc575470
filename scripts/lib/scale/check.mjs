import os from "node:os";
import { tidyShop } from "../../../tests/bench/shop.mjs";
import { pause } from "../processes.mjs";
import { step } from "../progress.mjs";
import { send } from "./client.mjs";
import { openHouse } from "./house.mjs";
import { costOfJob, kinds, kindsFor } from "./kinds.mjs";
import { schedule, sendOpenly } from "./load.mjs";
import { circumstances } from "./measure.mjs";
import { passed, stopwatch } from "./processor-time.mjs";
import { prepareRequests } from "./requests.mjs";
import { simulate } from "./simulate.mjs";
import { watchStrangers } from "./strangers.mjs";

const [processes, pool, warmUp, seed] = [3, 6, 4, 11];
/** Shares of what two cores bear by the measured service times. */
export const levels = [0.3, 0.55, 0.8];

/** Cars a second at which the cores are busy for a share of their time, the generator and HAProxy (ms a request) included. */
export function jobsFor(measured, share, { cores, frontMs }) {
  const { main, threads, database, requests } = costOfJob(measured);
  return (share * cores * 1000) / (main + threads + database + requests * frontMs);
}

const [pauseMs, warmMs] = [3000, 20_000];

/** Runs the work and tells what it took of the processor (ms), by parts, and how many threads of others wanted a core meanwhile. */
async function watched({ read, ours }, work) {
  const [before, own, end] = [read(), process.cpuUsage(), watchStrangers(ours)];
  const result = await work();
  const { user, system } = process.cpuUsage(own);
  const { beside, ...taken } = passed(before, read());
  return { result, strangers: end(), taken: { ...taken, front: beside + (user + system) / 1000 } };
}

/** What strangers leave of the cores where they share them with a few of ours. */
const coresLeft = (cores, strangers) => Math.min(cores, Math.max(cores / 4, (cores * cores) / (cores + strangers)));

/** What the generator and HAProxy take of the processor for a request (ms), at a low load, and the cores that others leave. */
async function measureGround(place) {
  const { base, requests, measured } = place;
  const cores = os.cpus().length;
  const { strangers } = await watched(place, () => pause(pauseMs));
  const left = coresLeft(cores, strangers);
  const asked = kindsFor(measured, jobsFor(measured, 0.2, { cores: left, frontMs: 0 }));
  const load = (seconds) => sendOpenly(base, requests, asked, { seconds, warmUp: 0, seed });
  const { result, taken } = await watched(place, () => load(6));
  return { cores, left, frontMs: taken.front / result.sent };
}

/** Each of many requests at once, so that every process has compiled what it runs. */
async function warm({ base, requests }) {
  const mixed = kinds.flatMap(({ name, perJob }) => Array.from({ length: Math.ceil(perJob) }, () => name));
  let number = 0;
  const until = performance.now() + warmMs;
  const loop = async () => {
    while (performance.now() < until) await send(base, requests[mixed[number % mixed.length]](number++));
  };
  await Promise.all(Array.from({ length: 2 * processes }, loop));
}

/** Kinds with the processor times of a run, whose mean request took `each` (ms): they differ from those of one process alone. */
export function asTaken(all, each) {
  const sum = all.reduce((rate, { perSecond }) => rate + perSecond, 0);
  const factor = (of) => each[of] / all.reduce((ms, { perSecond, loaded }) => ms + (perSecond / sum) * loaded[of], 0);
  const factors = Object.fromEntries(["main", "threads", "database"].map((of) => [of, factor(of)]));
  const scaled = ({ loaded }) =>
    Object.fromEntries(Object.entries(factors).map(([of, times]) => [of, loaded[of] * times]));
  return all.map((kind) => ({ ...kind, loaded: { ...kind.loaded, ...scaled(kind) } }));
}

/** One load: three processes, then the simulation with as many strangers as there were. */
async function attempt(place, { cores, left, frontMs }, share) {
  const { base, requests, measured, seconds } = place;
  const asked = kindsFor(measured, jobsFor(measured, share, { cores: left, frontMs }));
  const { result, taken, strangers } = await watched(place, () =>
    sendOpenly(base, requests, asked, { seconds, warmUp, seed }),
  );
  const each = Object.fromEntries(Object.entries(taken).map(([of, ms]) => [of, ms / result.sent]));
  const arrivals = schedule(asked, { seconds: seconds + warmUp, seed });
  const model = (all, front) =>
    simulate({
      ...{ kinds: all, processes, cores, strangers, databaseCores: null, pool, frontMs: front, seed },
      ...{ arrivals, seconds, warmUp, noticeMs: 1000 / measured.notices.noticesPerSecond },
    });
  return {
    ...{ share, strangers, measured: result, taken: each },
    offered: asked.reduce((sum, { perSecond }) => sum + perSecond, 0),
    simulated: model(asked, frontMs),
    asTaken: model(asTaken(asked, each), each.front),
  };
}

/** Three processes behind HAProxy at three loads, each beside the simulation of the same; all of it shares this machine's cores. */
export async function checkHouse({ data, seconds }, measured) {
  const when = circumstances();
  const house = await step("Opening three processes", (note) => openHouse({ data, processes, balanced: true }, note));
  try {
    const pids = house.processes.map(({ pid }) => Number(pid()));
    const beside = [Number(house.balancer?.pid())];
    const read = stopwatch({ pids, postmaster: house.postmaster, beside });
    const { requests } = await step("Filling carts", (note) => prepareRequests(house, note));
    const ours = { pids: [...pids, ...beside], postmaster: house.postmaster };
    const asked = { base: house.base, requests, read, ours, measured, seconds: seconds * 10 };
    await step("Warming them", () => warm(asked));
    const ground = await step("Asking what generator and balancer take", () => measureGround(asked));
    const results = [];
    for (const share of levels)
      results.push(await step(`Loading to ${Math.round(share * 100)} %`, () => attempt(asked, ground, share)));
    return { ...when, ...ground, seconds: asked.seconds, results };
  } finally {
    await tidyShop(house);
    await house.close();
  }
}
