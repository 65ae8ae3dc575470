import assert from "node:assert/strict";
import pg from "pg";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { piecesIn, shop } from "../support/shoppers.mjs";
import { openCounter } from "./counter.mjs";
import { health } from "./house.mjs";

const shoppers = 12;
const recoveryMs = 30_000;

/** Lets shoppers fill a cart while `hurt` does its worst; every piece must be there once, and nobody hear a wrong word. */
async function shopThrough(house, seconds, hurt) {
  const [a, b] = house.processes;
  let turn = 0;
  // A balancer: each request goes to the next process that lives.
  const base = () => [a, b].filter((one) => one.alive())[turn++ % 2]?.base ?? a.base;
  const counter = await openCounter(() => a.base);
  const wish = await counter.newWish();
  const shopping = shop({ ...counter.client, base }, wish, shoppers);
  const pids = house.processes.map((one) => one.pid());
  await pause(1000);
  const before = shopping.pieces();
  let more;
  try {
    more = await hurt({ counter, pids });
    await pause(seconds * 1000);
  } finally {
    shopping.end();
  }
  const { pieces, heard, strange } = await shopping.stop();
  assert.deepEqual(strange, [], "answers that nobody should hear");
  assert.ok(pieces > before, "shopping went on");
  assert.equal(await piecesIn(counter.client, wish.customerId), pieces, "pieces in the cart");
  return `${pieces} pieces, answers ${JSON.stringify(heard)}${more ? `, ${more}` : ""}`;
}

const ready = (process) => health(process.base, "ready");
const live = (process) => health(process.base, "live");

async function recovers(processes, since) {
  const back = await waitFor(async () => (await Promise.all(processes.map(ready))).every(Boolean), recoveryMs, 50);
  assert.ok(back, `not ready ${recoveryMs / 1000} s after the database came back`);
  return `ready again after ${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function isRedAndAlive(processes) {
  const red = await waitFor(async () => (await Promise.all(processes.map(ready))).every((one) => !one), recoveryMs, 50);
  assert.ok(red, "ready stays green without a database");
  assert.deepEqual(await Promise.all(processes.map(live)), [true, true], "live");
}

const samePids = (house, pids) =>
  assert.deepEqual(
    house.processes.map((one) => one.pid()),
    pids,
    "a process was started again",
  );

/** kill -9 of one process after the other under load; the supervisor starts each again. */
export const kill = (house, { seconds }) =>
  shopThrough(house, seconds, async () => {
    for (const process of [...house.processes, ...house.processes]) {
      await process.kill();
      await pause(500);
      await process.start();
      await pause(500);
    }
    return "4 kills";
  });

/** PostgreSQL ends without goodbye under load and comes back three seconds later. */
export const crash = (house, { seconds }) =>
  shopThrough(house, seconds, async ({ pids }) => {
    await house.store.crash();
    await isRedAndAlive(house.processes);
    await pause(3000);
    const since = performance.now();
    await house.store.revive();
    const words = await recovers(house.processes, since);
    samePids(house, pids);
    return words;
  });

const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;

/** Every connection of the product is ended by the database, ten times. */
export const terminate = (house, { seconds }) =>
  shopThrough(house, seconds, async ({ pids }) => {
    const client = new pg.Client(house.store.url);
    await client.connect();
    let ended = 0;
    try {
      for (let times = 0; times < 10; times++) {
        ended += (await client.query(endOthers)).rowCount ?? 0;
        await pause(300);
      }
    } finally {
      await client.end();
    }
    const words = await recovers(house.processes, performance.now());
    samePids(house, pids);
    return `${ended} connections ended, ${words}`;
  });

/** Two seconds for every exchange with the database, then as before. */
export const slow = (house, { seconds }) =>
  shopThrough(house, seconds, async ({ pids }) => {
    house.store.proxy.delay(1000);
    await pause(15_000);
    assert.deepEqual(await Promise.all(house.processes.map(live)), [true, true], "live");
    house.store.proxy.delay(0);
    const words = await recovers(house.processes, performance.now());
    samePids(house, pids);
    return words;
  });

/** The network swallows everything for twenty seconds, then the connections are gone. */
export const silence = (house, { seconds }) =>
  shopThrough(house, seconds, async ({ pids }) => {
    house.store.proxy.freeze(true);
    await isRedAndAlive(house.processes);
    await pause(15_000);
    house.store.proxy.cut();
    house.store.proxy.freeze(false);
    const words = await recovers(house.processes, performance.now());
    samePids(house, pids);
    return words;
  });
