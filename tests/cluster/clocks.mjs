import assert from "node:assert/strict";
import { clockAhead, nodeAhead } from "../../scripts/lib/cluster/clock.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { signIn } from "../bench/sign-in.mjs";
import { piecesIn, send } from "../support/shoppers.mjs";
import { handOver } from "./trials.mjs";
import { backMs, secondsSince, under } from "./under.mjs";

const aheadSeconds = 5;

/** Seconds by which a process of the product is ahead of this one; HTTP tells whole seconds. */
async function productAhead({ base }) {
  const response = await fetch(`${base}/api/health/ready`);
  return (Date.parse(String(response.headers.get("date"))) - Date.now()) / 1000;
}

async function databaseAhead(node) {
  const [{ at }] = await node.ask("select extract(epoch from clock_timestamp())::float8 * 1000 as at");
  return (at - Date.now()) / 1000;
}

const isAhead = (seconds) => Math.abs(seconds - aheadSeconds) < 1.5;

/** Calls until somebody answers, under one key, as every client does; what is answered must have this status. */
async function answered(status, client, method, path, body, headers) {
  const sent = { "idempotency-key": crypto.randomUUID(), ...headers };
  let answer = await send(client, method, path, body, sent);
  for (const until = performance.now() + backMs; answer.status === 503 && performance.now() < until;) {
    await pause(500);
    answer = await send(client, method, path, body, sent);
  }
  assert.equal(answer.status, status, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function signedIn({ base }) {
  const token = await waitFor(() => signIn(base).catch(() => null), backMs, 500);
  assert.ok(token, `nobody can sign in at ${base}`);
  return token;
}

/** A session that one process opens is good for another one, until the other one ends it. */
async function shareSession(one, other) {
  const token = await signedIn(one);
  const [here, there] = [one, other].map(({ base }) => ({ base: () => base, token }));
  await answered(200, there, "GET", "/userInfo");
  await answered(200, there, "POST", "/session/refresh");
  await answered(200, here, "GET", "/userInfo");
  await answered(200, there, "POST", "/logout");
  await answered(401, here, "GET", "/userInfo");
}

/** A link that one process makes opens a session at the other one at once, and only once. */
async function shareLink(here, there) {
  const { url } = await answered(200, here, "POST", "/shortURL", { pathname: "/", autologin: true });
  const path = `/login/${new URL(url).pathname.split("/").slice(2).join("/")}`;
  await answered(200, there, "GET", path);
  await answered(404, here, "GET", path);
}

/** One key at both processes is one piece; a quantity is changed by whoever saw the one that stands. */
async function shareCart(here, there, counter) {
  const { customerId, item, price, channel } = await counter.newWish();
  const key = { "idempotency-key": crypto.randomUUID() };
  const body = { item: { id: item }, name: "", price, channel, customerId };
  for (const client of [here, there, here]) await answered(200, client, "POST", "/addItemToCart", body, key);
  assert.equal(await piecesIn(there, customerId), 1, "pieces after one key at two processes");
  const { lines } = await answered(200, there, "GET", `/getCart/${customerId}`);
  const change = (quantity, seen) => `/updateQuantity/${customerId}/${lines[0].id}/${quantity}?seen=${seen}`;
  await answered(200, here, "GET", change(3, 1));
  await answered(409, there, "GET", change(4, 1));
  await answered(200, there, "GET", change(5, 3));
  assert.equal(await piecesIn(here, customerId), 5);
}

/** What two processes share, whichever of them is ahead. */
async function shareAll(first, second, { counter }) {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ]) {
    const [here, there] = [counter.at(one.base), counter.at(other.base)];
    await shareSession(one, other);
    await shareLink(here, there);
    await shareCart(here, there, counter);
  }
}

/** A process and a node are five seconds ahead; the node becomes the primary and hands back, so that its time leaps twice. */
export async function clocks(house, { note }) {
  const { standby } = await house.inStep();
  const [first, second] = house.processes;
  const own = clockAhead(house.programs.faketime, aheadSeconds);
  const ofNode = nodeAhead(house, aheadSeconds);
  const restart = async (ahead) => {
    await second.stop();
    await second.start(root, ahead ? own : {});
    await standby.stop();
    standby.start(ahead ? ofNode : {});
    await house.inStep();
  };
  return under(house, async (load) => {
    const began = performance.now();
    try {
      await restart(true);
      const found = [await productAhead(second), await databaseAhead(standby)];
      assert.ok(found.every(isAhead), `not five seconds ahead: ${found}`);
      note("one process and the standby are ahead");
      await shareAll(first, second, load);
      await handOver(house);
      note("the primary is ahead");
      await shareAll(first, second, load);
      await handOver(house);
      note("the primary is back in time");
      await shareAll(first, second, load);
    } finally {
      await restart(false);
    }
    return `a process and a node ${aheadSeconds} s ahead, which led and handed back: sessions, links, keys and quantities hold in both directions; all over after ${secondsSince(began)}`;
  });
}
