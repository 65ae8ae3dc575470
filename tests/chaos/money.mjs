import assert from "node:assert/strict";
import { pause } from "../../scripts/lib/processes.mjs";
import { piecesIn, send } from "../support/shoppers.mjs";
import { openCounter } from "./counter.mjs";

const many = 100;
const each = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/** A hundred additions at once over two processes, with keys that are sent twice to each of them. */
export async function additions(house) {
  const counter = await openCounter(() => house.processes[0].base);
  const sellers = house.processes.map(({ base }) => counter.at(base));
  const wish = await counter.newWish();
  const { customerId } = wish;
  const body = { item: { id: wish.item }, name: "", price: wish.price, channel: "local", customerId };
  // Four hundred at once may find every connection taken: who is told to come back does.
  const add = async (at, key) => {
    for (;;) {
      const answer = await send(sellers[at % 2], "POST", "/addItemToCart", body, { "idempotency-key": key });
      if (answer.status !== 503) return answer;
      assert.notEqual(answer.retryAfter, null, "503 without Retry-After");
      await pause(500);
    }
  };
  const keys = Array.from({ length: many }, () => crypto.randomUUID());
  const answers = await each(4 * many, (at) => add(at + Math.floor(at / many), keys[at % many]));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  for (let at = 0; at < many; at++) {
    const same = answers.filter((_, turn) => turn % many === at).map((one) => JSON.stringify(one.body));
    assert.equal(new Set(same).size, 1, `the answers to one key: ${same.join(" ")}`);
  }
  assert.equal(await piecesIn(counter.client, customerId), many);
  const other = await send(
    sellers[0],
    "POST",
    "/addItemToCart",
    { ...body, quantity: 2 },
    { "idempotency-key": keys[0] },
  );
  assert.equal(other.status, 422);
  return `${answers.length} requests with ${many} keys: one line of ${many}`;
}

/** A quote without what became of it. */
const asMade = ({ status: _, decidedAt: __, document: { quote, ...document }, ...head }) => {
  const { status: ___, ...made } = quote;
  return { ...head, document: { ...document, quote: made } };
};

/** Accept against reject, twenty times, each side at another process and each word sent five times. */
export async function decisions(house) {
  const counter = await openCounter(() => house.processes[0].base);
  const sellers = house.processes.map(({ base }) => counter.at(base));
  const won = { accepted: 0, rejected: 0 };
  for (let round = 0; round < 20; round++) {
    const { customerId, item, price, channel } = await counter.newWish();
    await counter.ask("POST", "/addItemToCart", { item: { id: item }, name: "", price, channel, customerId });
    const { id } = await counter.ask("POST", "/quote/new", { customerId });
    const before = await counter.ask("GET", `/quote/${id}`);
    const answers = await each(10, (at) =>
      send(sellers[at % 2], "POST", "/quote/status", { quoteId: id, status: at % 2 ? "accepted" : "rejected" }),
    );
    const ok = answers.filter(({ status }) => status === 200);
    assert.deepEqual([ok.length, answers.filter(({ status }) => status === 409).length], [1, 9]);
    const after = await counter.ask("GET", `/quote/${id}`);
    assert.equal(after.status, ok[0].body.status);
    assert.deepEqual(asMade(after), asMade(before), "the quote changed");
    won[after.status] += 1;
  }
  return `20 quotes decided once: ${JSON.stringify(won)}`;
}
