import assert from "node:assert/strict";
import pg from "pg";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { send } from "../support/shoppers.mjs";
import { openCounter, signInAt } from "./counter.mjs";

const rounds = 10;
const restMs = 120_000;
const address = {
  ...{ lastName: "Martin", firstName: "Anne", street: "3 rue du Salève", postcode: "74160", city: "Saint-Julien" },
  countryCode: "FR",
};

/** Kills what lives, and starts it again. */
async function killAndStart(processes) {
  await Promise.all(processes.map((one) => one.kill()));
  await Promise.all(processes.map((one) => one.start()));
}

/** One wish under one key until somebody answers it; nobody may hear anything but success, 503 with Retry-After or nothing. */
async function until(client, /** @type {any[]} */ [method, path, body], key) {
  for (;;) {
    const answer = await send(client, method, path, body, { "idempotency-key": key });
    if (answer.status === 200) return answer.body;
    assert.ok([0, 503].includes(answer.status), `${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    if (answer.status === 503) assert.notEqual(answer.retryAfter, null, "503 without Retry-After");
    await pause(100);
  }
}

/** Sends a wish and kills the process that has it a moment later. */
async function killDuring(process, at, asking) {
  const asked = asking();
  await pause(at);
  await killAndStart([process]);
  return asked;
}

/** What time would do: orders leave, and what killed processes held is free. */
const leave = `update order_transmission set due_at = now() where state in ('waiting', 'sending', 'unknown')`;
const free = [
  "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null",
  "update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null",
];

async function letLeave(client) {
  for (const text of [...free, leave]) await client.query(text);
  await client.query("select pg_notify('job', 'orders@' || (extract(epoch from now()) * 1000)::bigint)");
}

/** Lines of a customer's cart that GOOD sells, ordered while the process that is asked dies. */
async function placeOne({ counter, house, client, at }) {
  const { customerId, item, price } = await counter.newWish();
  const body = { item: { id: item }, name: "", price, channel: "local", customerId };
  const { id } = await counter.ask("POST", "/addItemToCart", body);
  await client.query("update cart_line set channel = 'GOOD' where id = $1", [id]);
  const [process] = house.processes;
  const wish = ["POST", "/orders/place", { customerId, lines: [{ id, quantity: 1, price: null }] }];
  const ask = () => until(counter.client, wish, crypto.randomUUID());
  if (at === null) return ask();
  return killDuring(process, at, ask);
}

/** Whoever has the order in hand dies when the supplier has it, before or after it answered. */
async function transmitOne({ counter, house, client, when }) {
  await placeOne({ counter, house, client, at: null });
  const { desk, processes } = { desk: house.suppliers.desk, processes: house.processes };
  const killed = new Promise((resolve) => {
    const strike = async () => {
      desk.met = async () => {};
      desk.answered = () => {};
      await Promise.all(processes.map((one) => one.kill()));
      resolve(undefined);
    };
    if (when === "before") desk.met = strike;
    else desk.answered = () => void strike();
  });
  await letLeave(client);
  await killed;
  await Promise.all(processes.map((one) => one.start()));
}

/** The company's own basket is bought while the process that is asked dies. */
async function buyOne({ buyer, house, offer, at }) {
  const item = { item: { id: offer.articleId }, name: "", price: offer.net, currency: "CHF", channel: "Techauto" };
  await buyer.ask("POST", "/addItemToCart", { ...item, customerId: "company" });
  await buyer.ask("POST", "/checkoutAddressing", address);
  await buyer.ask("GET", "/selectPayment/pickup");
  const { mark } = await buyer.ask("GET", "/getCart/company");
  const wish = ["GET", `/completeCheckout?mark=${mark}`, undefined];
  return killDuring(house.processes[0], at, () => until(buyer.client, wish, crypto.randomUUID()));
}

const offered = `select p.article_id as "articleId", round(p.base_cents * (10000 - p.discount1_bp) / 10000.0)::int as net
  from supply.article_price p join supply.supplier s on s.id = p.supplier_id
  where p.status = 'ok' and p.base_cents > 0 and p.public_cents > 0 and s.currency = 'CHF' and p.discount2_bp = 0
  order by p.article_id, s.rank limit 1`;

const standing = `select o.channel, o.source, t.key::text, t.state,
    (select count(*)::int from payment p where p.company_id = o.company_id and p.order_number = o.number) as payments
  from purchase_order o join order_transmission t on t.company_id = o.company_id and t.order_id = o.id
  where o.id > $1 order by o.id`;

/** kill -9 at the placing of an order, at its transmission, at its supplier's answer and at a checkout: none lost, none twice. */
export async function kills(house, { note }) {
  const client = new pg.Client(house.store.url);
  await client.connect();
  try {
    const counter = await openCounter(() => house.processes[0].base);
    const buyer = await signInAt(() => house.processes[0].base, "complet@etabli.test");
    const [[offer], [{ last }]] = [
      (await client.query(offered)).rows,
      (await client.query("select coalesce(max(id), 0) as last from purchase_order")).rows,
    ];
    house.suppliers.desk.taken.length = 0;
    const told = [];
    for (let round = 0; round < rounds; round++) {
      note(`${round * 4} of ${rounds * 4} kills`);
      const at = 5 + round * 9;
      told.push(...(await placeOne({ counter, house, client, at })).orders.map(({ orderId }) => orderId));
      await transmitOne({ counter, house, client, when: "before" });
      await transmitOne({ counter, house, client, when: "after" });
      told.push((await buyOne({ buyer, house, offer, at })).data.orderId);
    }
    await comesToRest(client, last);
    const { rows } = await client.query(standing, [last]);
    judge(rows, house.suppliers.desk.taken);
    assert.equal(new Set(told).size, rounds * 2, "orders that were told");
    return `${rounds * 4} kills, ${rows.length} orders, each placed and taken once`;
  } finally {
    await client.end();
  }
}

async function comesToRest(client, last) {
  const open = `select count(*)::int as open from order_transmission t join purchase_order o
    on o.company_id = t.company_id and o.id = t.order_id where o.id > $1 and t.state in ('waiting', 'sending', 'unknown')`;
  const rest = async () => {
    await letLeave(client);
    await pause(500);
    return (await client.query(open, [last])).rows[0].open === 0;
  };
  assert.ok(await waitFor(rest, restMs, 500), "orders still wait");
}

function judge(rows, taken) {
  const of = (channel) => rows.filter((row) => row.channel === channel);
  assert.deepEqual([of("GOOD").length, of("Techauto").length], [rounds * 3, rounds], "orders");
  assert.deepEqual(new Set(rows.map(({ state }) => state)), new Set(["taken"]));
  assert.deepEqual(
    of("GOOD")
      .map(({ key }) => key)
      .toSorted(),
    taken.toSorted(),
    "what the supplier took, each once",
  );
  const bought = of("Techauto");
  assert.deepEqual(
    bought.map(({ source, payments }) => [source, payments]),
    bought.map(() => ["checkout", 1]),
    "a checkout makes one payment",
  );
}
