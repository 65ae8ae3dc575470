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

/** Somebody with a customer and a cart of their own; `done` is what was acknowledged. */
export function makeShopper(client, { customerId, item, price, channel }, tally) {
  const done = { pieces: 0, quotes: /** @type {number[]} */ ([]) };
  return {
    customerId,
    done,
    /** Puts a piece into the cart and reads it back. */
    async add() {
      const body = { item: { id: item }, name: "", price, channel, customerId };
      if (await write(client, tally, "/addItemToCart", body)) done.pieces += 1;
      const cart = await read(client, tally, `/getCart/${customerId}`);
      const seen = cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (cart && seen !== done.pieces) tally.lies.push({ customerId, wrote: done.pieces, read: seen });
    },
    /** Makes a quote and reads it back. */
    async quote() {
      const made = await write(client, tally, "/quote/new", { customerId });
      if (!made) return;
      done.quotes.push(made.id);
      const found = await read(client, tally, "/quote/" + made.id);
      if (found && found.id !== made.id) tally.lies.push({ customerId, quote: made.id, read: found.id });
    },
    look: (path = "/parts/get/ref/fr/0986494104") => read(client, tally, path),
    pieces: () => piecesIn(client, customerId),
  };
}

/** A shopper who shops until `stop`: adds, looks at parts, makes a quote now and then. */
export function startShopper(client, wish, tally) {
  const shopper = makeShopper(client, wish, tally);
  let going = true;
  const run = async () => {
    await think();
    for (let round = 1; going; round++) {
      await shopper.add();
      await shopper.look();
      if (round % quoteEvery === 0) await shopper.quote();
      if (going) await think();
    }
  };
  const ended = run();
  return {
    ...shopper,
    /** Ends after what is under way. */
    async stop() {
      going = false;
      await ended;
    },
  };
}

/** A shopper who does one thing after the other, each when it is asked for. */
export function waitingShopper(client, wish, tally) {
  const shopper = makeShopper(client, wish, tally);
  let last = Promise.resolve();
  const after = (work) => () => (last = last.then(work));
  // Nobody quotes an empty cart.
  const quote = after(() => (shopper.done.pieces > 0 ? shopper.quote() : shopper.add()));
  return { ...shopper, add: after(shopper.add), quote, stop: () => last };
}
