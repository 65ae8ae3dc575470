import { createServer } from "node:http";
import pg from "pg";
import { pause } from "../../scripts/lib/processes.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer, signIn } from "./sign-in.mjs";

const messages = 500;
const goalSeconds = 60;
const mostMs = 180_000;

/** A program that takes every second message at the first try, and half of the others at each further one. */
async function startReceiver() {
  const taken = new Map();
  const seen = { asked: 0, failed: 0, most: 0, now: 0 };
  const server = createServer((request, response) => {
    seen.asked += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    response.once("close", () => (seen.now -= 1));
    request.resume().once("end", () => {
      if (Math.random() < 0.5) {
        seen.failed += 1;
        return Math.random() < 0.5 ? void response.writeHead(500).end() : void request.socket.destroy();
      }
      const id = request.headers["webhook-id"];
      taken.set(id, (taken.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, taken, seen, close };
}

async function ask({ base, token }, method, path, body = /** @type {object | undefined} */ (undefined)) {
  const headers = { ...bearer(token), ...(body ? { "content-type": "application/json" } : {}) };
  const response = await fetch(`${base}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Refusal(`${path} answers ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return response.json();
}

const counted = `select count(*)::int as all, count(*) filter (where tries > 0)::int as tried,
    count(*) filter (where state = 'delivered')::int as delivered,
    count(*) filter (where state in ('failed', 'paused'))::int as given_up
  from webhook_delivery where webhook_id = $1`;
/** Time passes faster than by the clock: who waits for a further try waits no longer. */
const hasten = "update webhook_delivery set due_at = now() where webhook_id = $1 and state = 'queued'";

/** Waits until a column of the count is as many as all, and answers after how many seconds. */
async function until(client, id, began, isOver, meanwhile = /** @returns {Promise<unknown>} */ async () => null) {
  for (;;) {
    const [row] = (await client.query(counted, [id])).rows;
    const seconds = (performance.now() - began) / 1000;
    if (isOver(row)) return { row, seconds };
    if (seconds * 1000 > mostMs) throw new Refusal(`After ${mostMs / 1000} s: ${JSON.stringify(row)}`);
    await meanwhile();
    await pause(250);
  }
}

/** 500 messages to a program that fails half of the time: each is taken once, or listed as not delivered. */
export async function measureWebhooks({ product, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  const receiver = await startReceiver();
  const events = ["quote.accepted"];
  const office = { base: product.base, token: await signIn(product.base, "admin@etabli.test") };
  const { id } = await ask(office, "POST", "/programs/webhooks", { url: receiver.url, events });
  try {
    note(`${messages} messages`);
    const began = performance.now();
    for (let sent = 0; sent < messages; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => ask(office, "POST", `/programs/webhooks/${id}/test`)));
    const first = await until(client, id, began, (row) => row.tried === messages);
    note("further tries");
    const over = (row) => row.delivered + row.given_up === messages;
    const { row } = await until(client, id, began, over, () => client.query(hasten, [id]));
    const times = [...receiver.taken.values()];
    const twice = times.filter((count) => count > 1).length;
    const sound = times.length === row.delivered && twice === 0;
    return table(
      [`${messages} webhooks, half of the tries fail`, "measured", "goal", "met"],
      [
        [
          "each tried once after",
          `${amount(first.seconds, 1)} s`,
          `≤ ${goalSeconds} s`,
          mark(first.seconds <= goalSeconds),
        ],
        ["taken / listed as not delivered", `${times.length} / ${row.given_up}`, `${messages} together`, mark(sound)],
        ["taken twice", String(twice), "0", mark(twice === 0)],
        ["asked, of which failed", `${receiver.seen.asked}, ${receiver.seen.failed}`, "", ""],
        ["at once to one address", String(receiver.seen.most), "≤ 4", mark(receiver.seen.most <= 4)],
      ],
    );
  } finally {
    await ask(office, "DELETE", `/programs/webhooks/${id}`);
    await receiver.close();
    await client.end();
    await database.close();
  }
}
