/**
 * @typedef {{ base: () => string, token: string }} Client
 * @typedef {{ customerId: number, item: number | string, price: number, channel: string }} Wish
 */

/**
 * Sends a call as a program does; status 0 when no answer came.
 * @param {Client} client
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, retryAfter: string | null, body: any }>}
 */
export async function send({ base, token }, method, path, body, headers = {}) {
  try {
    const response = await fetch(`${base()}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, body: await response.json().catch(() => null) };
  } catch {
    return { status: 0, retryAfter: null, body: null };
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Shoppers who put one piece after the other into a cart, each piece under one key until somebody says that it is there.
 * `stop()` waits for the pieces that are under way and answers how many were asked for, every status that was heard (0
 * for no answer), and what nobody should hear: 503 without Retry-After, or any other failure.
 * @param {Client} client
 * @param {Wish} wish
 * @param {number} count
 */
export function shop(client, { customerId, item, price, channel }, count) {
  /** @type {Map<number, number>} */
  const heard = new Map();
  const bare = [];
  let going = true;
  let pieces = 0;
  /** One piece, under one key until it is there; a refusal ends the shopping. */
  const add = async () => {
    const key = crypto.randomUUID();
    pieces += 1;
    for (;;) {
      const body = { item: { id: item }, name: "", price, channel, customerId };
      const answer = await send(client, "POST", "/addItemToCart", body, { "idempotency-key": key });
      heard.set(answer.status, (heard.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) return;
      if (answer.status === 503 && answer.retryAfter === null) bare.push(answer.body);
      if (![0, 503].includes(answer.status)) bare.push({ status: answer.status, ...answer.body });
      if (answer.status >= 400 && answer.status < 500) return (going = false);
      await pause(100);
    }
  };
  const shopper = async () => {
    while (going) await add();
  };
  const done = Promise.all(Array.from({ length: count }, shopper));
  return {
    pieces: () => pieces,
    /** Waits until so many more pieces were asked for, or nobody shops any more. */
    async more(/** @type {number} */ wanted) {
      for (const until = pieces + wanted; going && pieces < until;) await pause(20);
    },
    end: () => void (going = false),
    async stop() {
      going = false;
      await done;
      return { pieces, heard: Object.fromEntries(heard), strange: bare };
    },
  };
}

/**
 * Pieces in the cart, as the server tells them.
 * @param {Client} client
 * @param {number} customerId
 */
export async function piecesIn(client, customerId) {
  const { status, body } = await send(client, "GET", `/getCart/${customerId}`);
  if (status !== 200) throw new Error(`the cart answers ${status}`);
  return body.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
