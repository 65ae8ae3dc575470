import { round } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { addition, newCustomer, newItem, post, tidyShop } from "./shop.mjs";
import { bearer } from "./sign-in.mjs";

const [short, long] = [30, 500];
const shortGoalMs = 150;
const growthGoal = 2;
const warmUps = 5;
const prints = 30;
const atOnce = 20;

async function makeQuote(product, items) {
  const customerId = await newCustomer(product);
  for (const item of items) await post(product, "/addItemToCart", addition(customerId, item));
  return (await post(product, "/quote/new", { customerId })).id;
}

async function print({ base, token }, quoteId) {
  const began = performance.now();
  const response = await fetch(`${base}/api/quote/${quoteId}/pdf`, { headers: bearer(token) });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok || byteLength < 1000) throw new Error(`the document answers ${response.status}`);
  return performance.now() - began;
}

/** Milliseconds of documents of thirty lines, warm, one after the other. */
async function printShort(product, quoteId, note) {
  const times = [];
  for (let turn = 0; turn < warmUps + prints; turn++) {
    note(`document ${turn + 1} of ${warmUps + prints}`);
    times.push(await print(product, quoteId));
  }
  const sorted = times.slice(warmUps).sort((a, b) => a - b);
  return { p50: sorted[prints >> 1], p95: sorted[Math.floor(prints * 0.95)] };
}

/** p95 of another call while nothing else runs, and while documents of five hundred lines are made one after the other. */
async function printLong(product, quoteId, { seconds }, note) {
  const target = { url: `${product.base}/api/parts/get/ref/fr/0986494104`, headers: bearer(product.token) };
  note("another call alone");
  await round(target, 2);
  const alone = await round(target, seconds);
  note("another call beside documents");
  let going = true;
  const times = [];
  const printing = (async () => {
    while (going) times.push(await print(product, quoteId));
  })();
  const beside = await round(target, seconds);
  going = false;
  await printing;
  return { alone, beside, ms: times.sort((a, b) => a - b)[times.length >> 1] };
}

/** Documents of quotes: thirty lines warm, and what five hundred do to everybody else. */
export async function measureQuotes({ product, options, note }) {
  const database = await product.database();
  try {
    const items = [];
    for (let at = 0; at < long; at += atOnce) {
      note(`item ${at} of ${long}`);
      items.push(...(await Promise.all(Array.from({ length: atOnce }, (_, n) => newItem(product, at + n)))));
    }
    const shortQuote = await makeQuote(product, items.slice(0, short));
    const { p50, p95 } = await printShort(product, shortQuote, note);
    const longQuote = await makeQuote(product, items);
    const { alone, beside, ms } = await printLong(product, longQuote, options, note);
    const growth = beside.p95 / alone.p95;
    return table(
      ["Quotes", "measured", "goal", "met"],
      [
        [
          `document of ${short} lines, warm, p50 / p95 ms`,
          `${amount(p50)} / ${amount(p95)}`,
          `${shortGoalMs}`,
          mark(p50 <= shortGoalMs),
        ],
        [`document of ${long} lines beside ten connections, p50 ms`, amount(ms), "", ""],
        [
          "p95 ms of an exact reference alone / beside it",
          `${amount(alone.p95, 1)} / ${amount(beside.p95, 1)}`,
          `× ${growthGoal}`,
          mark(growth <= growthGoal),
        ],
      ],
    );
  } finally {
    await tidyShop(database);
    await database.close();
  }
}
