import assert from "node:assert/strict";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { openCounter } from "../chaos/counter.mjs";
import { histogram } from "./histogram.mjs";
import { listenTo } from "./listener.mjs";
import { startShopper } from "./shopper.mjs";
import { stopwatch } from "./stopwatch.mjs";

const shoppers = 40;
const probeMs = 100;
const catchUpMs = 20_000;

const newTally = () => ({
  heard: /** @type {Record<string, number>} */ ({}),
  strange: /** @type {any[]} */ ([]),
  lies: /** @type {any[]} */ ([]),
  writes: stopwatch(),
  reads: stopwatch(),
  writeMs: histogram(),
  readMs: histogram(),
});

/** Asks every moment whether the catalogue can be read. */
function probe(base, token, tally) {
  let going = true;
  const run = async () => {
    while (going) {
      const headers = { authorization: `Bearer ${token}` };
      const asked = fetch(`${base}/api/parts/get/ref/fr/0986494104`, { headers });
      const status = await asked.then(
        (response) => response.text().then(() => response.status),
        () => 0,
      );
      if (status === 200) tally.reads.note();
      await pause(probeMs);
    }
  };
  const ended = run();
  return { stop: async () => ((going = false), ended) };
}

/** Every stream must have told every piece and every quote once, in order. */
async function judgeStream({ customerId, done, listener }) {
  const wanted = Array.from({ length: done.pieces }, (_, at) => at + 1);
  const there = () =>
    listener.heard.counts.length >= wanted.length && listener.heard.quotes.length >= done.quotes.length;
  await waitFor(there, catchUpMs, 50);
  assert.deepEqual(listener.heard.counts, wanted, `what the stream of customer ${customerId} told of the cart`);
  assert.deepEqual(listener.heard.quotes, done.quotes, `what the stream of customer ${customerId} told of quotes`);
  assert.equal(listener.heard.resets, 0, "streams told to read anew");
}

const stored = `select customer_id as customer, count(*)::int as quotes, count(distinct number)::int as numbers
  from quote where customer_id = any($1) group by customer_id`;

/** What was acknowledged is there once: pieces as the product tells them, quotes as the database has them. */
async function judgeWrites(all, ask) {
  for (const shopper of all)
    assert.equal(await shopper.pieces(), shopper.done.pieces, `pieces of customer ${shopper.customerId}`);
  const rows = await ask(stored, [all.map(({ customerId }) => customerId)]);
  const found = new Map(rows.map((row) => [row.customer, row]));
  for (const { customerId, done } of all) {
    const { quotes = 0, numbers = 0 } = found.get(customerId) ?? {};
    assert.deepEqual(
      [quotes, numbers, new Set(done.quotes).size],
      Array(3).fill(done.quotes.length),
      `quotes of ${customerId}`,
    );
  }
}

/** Forty shoppers, each with a customer and a stream of their own, behind the balancer at `base`; they begin at once by themselves. */
export async function startLoad(base, start = startShopper) {
  const counter = await openCounter(() => base);
  const { client } = counter;
  const tally = newTally();
  const wishes = await Promise.all(Array.from({ length: shoppers }, () => counter.newWish()));
  const listeners = wishes.map(({ customerId }) => listenTo(base, client.token, customerId));
  await waitFor(() => listeners.every((one) => one.stands()), catchUpMs, 50);
  const all = wishes.map((wish, at) => ({ ...start(client, wish, tally), listener: listeners[at] }));
  const watch = probe(base, client.token, tally);
  const began = performance.now();
  return {
    counter,
    tally,
    shoppers: all,
    /** Figures begin here: what came before warmed up. */
    measure() {
      tally.reads.since();
      tally.writes.since();
    },
    pieces: () => all.reduce((sum, { done }) => sum + done.pieces, 0),
    /** Ends the shopping and judges what was heard against what is there; answers the figures in words. */
    async judge(ask, { writesBack = 30, readsBack = 2 } = {}) {
      const [writes, reads] = [tally.writes.longest(), tally.reads.longest()];
      await Promise.all(all.map((one) => one.stop()));
      const seconds = (performance.now() - began) / 1000;
      await watch.stop();
      try {
        assert.deepEqual(tally.strange.slice(0, 5), [], `${tally.strange.length} answers that nobody should hear`);
        await judgeWrites(all, ask);
        await Promise.all(all.map(judgeStream));
        assert.deepEqual(tally.lies.slice(0, 5), [], `${tally.lies.length} reads that did not show what was written`);
        assert.ok(writes <= writesBack, `no write for ${writes.toFixed(1)} s`);
        assert.ok(reads <= readsBack, `no read for ${reads.toFixed(1)} s`);
      } finally {
        await Promise.all(listeners.map((one) => one.stop()));
      }
      const pieces = all.reduce((sum, { done }) => sum + done.pieces, 0);
      const quotes = all.reduce((sum, { done }) => sum + done.quotes.length, 0);
      const returns = listeners.reduce((sum, { heard }) => sum + heard.returns, 0);
      const ms = (times) => `${[0.5, 0.95].map((share) => Math.round(times.quantile(share))).join("/")} ms`;
      return [
        `${pieces} pieces and ${quotes} quotes in ${Math.round(seconds)} s, each once and told once`,
        `longest without a write ${writes.toFixed(1)} s, without a read ${reads.toFixed(1)} s`,
        `writes ${ms(tally.writeMs)}, reads ${ms(tally.readMs)} (median/p95)`,
        `streams came back ${returns} times, answers ${JSON.stringify(tally.heard)}`,
      ].join("; ");
    },
  };
}
