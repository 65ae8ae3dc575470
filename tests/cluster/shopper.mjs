import { pause } from "../../scripts/lib/processes.mjs";
import { piecesIn, send } from "../support/shoppers.mjs";

const thinkMs = [300, 900];
const quoteEvery = 6;
const again = (answer) => answer.status === 503 && answer.retryAfter !== null;
const think = () => pause(thinkMs[0] + Math.random() * (thinkMs[1] - thinkMs[0]));

/** What a call was answered, counted; what nobody should hear is kept in its words. */
function take(tally, what, answer) {
  const kind = `${what} ${answer.status}`;
  tally.heard[kind] = (tally.heard[kind] ?? 0) + 1;
  if (answer.status === 200 || again(answer)) return answer;
  tally.strange.push({ what, at: new Date().toISOString(), ...answer });
  return answer;
}

/** A write under one key until somebody says that it is done; null when it was refused. */
async function write(client, tally, path, body) {
  const key = crypto.randomUUID();
  for (;;) {
    const began = performance.now();
    const answer = take(tally, "write", await send(client, "POST", path, body, { "idempotency-key": key }));
    if (answer.status === 200) {
      tally.writes.note();
      tally.writeMs.push(performance.now() - began);
      return answer.body;
    }
    if (answer.status >= 400 && answer.status < 500) return null;
    await pause(200);
  }
}

async function read(client, tally, path) {
  const began = performance.now();
  const answer = take(tally, "read", await send(client, "GET", path));
  if (answer.status !== 200) return null;
  tally.reads.note();
  tally.readMs.push(performance.now() - began);
  return answer.body;
}

/**
 * Somebody who fills a cart of their own, reads it back, looks at parts and makes quotes; `done` is what was acknowledged.
 */
export function startShopper(client, { customerId, item, price, channel }, tally) {
  const done = { pieces: 0, quotes: /** @type {number[]} */ ([]) };
  let going = true;
  const add = async () => {
    const body = { item: { id: item }, name: "", price, channel, customerId };
    if (await write(client, tally, "/addItemToCart", body)) done.pieces += 1;
    const cart = await read(client, tally, `/getCart/${customerId}`);
    const seen = cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (cart && seen !== done.pieces) tally.lies.push({ customerId, wrote: done.pieces, read: seen });
  };
  const quote = async () => {
    const made = await write(client, tally, "/quote/new", { customerId });
    if (!made) return;
    done.quotes.push(made.id);
    const found = await read(client, tally, "/quote/" + made.id);
    if (found && found.id !== made.id) tally.lies.push({ customerId, quote: made.id, read: found.id });
  };
  const run = async () => {
    await think();
    for (let round = 1; going; round++) {
      await add();
      await read(client, tally, "/parts/get/ref/fr/0986494104");
      if (round % quoteEvery === 0) await quote();
      if (going) await think();
    }
  };
  const ended = run();
  return {
    customerId,
    done,
    /** Ends after what is under way. */
    async stop() {
      going = false;
      await ended;
    },
    pieces: () => piecesIn(client, customerId),
  };
}
