import pg from "pg";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { ask } from "./chosen-calls.mjs";
import { openLimit, recordCalls } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";
import { handOver, importLines, lineCount } from "./stock-tasks.mjs";
import { tidyStock } from "./stock-tidy.mjs";

const goals = { ratio: 0.5, list: 2, facets: 8, seconds: 30, megabytes: 256, pieces: 50 };
const repeats = 200;

const calls = (last) => [
  { name: "First page, with the types held", path: "/api/own-stock", goal: goals.facets },
  { name: "A page in the middle", path: `/api/own-stock?after=${last}`, goal: goals.facets },
  { name: "Of one part type", path: "/api/own-stock?type=consigne", goal: goals.facets },
  { name: "Below the minimum", path: "/api/own-stock?low=1", goal: goals.facets },
  { name: "By a reference", path: "/api/own-stock?text=bench%2077777", goal: goals.facets },
  { name: "By words", path: "/api/own-stock?text=filtre%2077777", goal: goals.facets },
  { name: "A scanned code", path: "/api/stock-scan/BENCH%2077777", goal: goals.list },
  { name: "Movements of an item", path: `/api/own-stock/${last}/movements`, goal: goals.list },
  { name: "Journal", path: "/api/own-stock/movements", goal: goals.list },
];

/** What 95 of 100 repetitions of a call's statements do not exceed in the database, one connection, in ms. */
async function timesOf(client, { statements }) {
  const times = [];
  for (let turn = 0; turn < repeats; turn++) {
    const began = performance.now();
    for (const { name, text, values } of statements) await client.query({ name, text, values });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(repeats * 0.95)];
}

async function measureLists({ product, options, note, client, databaseUrl }) {
  const headers = bearer(product.token);
  const { lines } = await ask(`${product.base}/api/own-stock?text=bench%2050000`, headers);
  const asked = calls(lines[0].id);
  const paths = asked.map(({ path }) => path);
  const recorded = await recordCalls({ databaseUrl, paths, headers });
  const limit = await openLimit({ databaseUrl, paths, headers });
  const rows = [];
  try {
    for (const [at, { name, path, goal }] of asked.entries()) {
      const targets = [product.base, limit.base].map((base) => ({ name, headers, url: base + path }));
      const [real, yardstick] = await compare(targets, options, note);
      const inDatabase = await timesOf(client, recorded[at]);
      rows.push([
        ...[name, String(limit.counts[at]), amount(inDatabase, 2), `${goal}`, mark(inDatabase <= goal)],
        ...[amount(real.perSecond), amount(yardstick.perSecond)],
        ...[amount(yardstick.ratio, 2), mark(yardstick.ratio >= goals.ratio)],
      ]);
    }
  } finally {
    limit.close();
  }
  const heads = ["Call", "SQL", "database p95 ms", "≤", "met", "product /s", "limit /s", "ratio", `≥ ${goals.ratio}`];
  return table(heads, rows);
}

/** An own stock of 100,000 lines: brought in from a file, listed, and its last pieces wanted by twice as many. */
export async function measureStock({ product, options, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    note(`importing ${lineCount} lines`);
    const { seconds, megabytes } = await importLines(product);
    await client.query("vacuum analyze stock_item");
    await client.query("vacuum analyze stock_movement");
    const lists = await measureLists({ product, options, note, client, databaseUrl: database.url });
    note("handing over");
    const { done, refused, left } = await handOver(product, goals.pieces);
    if (done + refused !== goals.pieces * 2) throw new Refusal(`${done} + ${refused} hand-overs were answered.`);
    const sound = done === goals.pieces && left === 0;
    const tasks = [
      [`Import of ${lineCount} lines, read and applied`, `${amount(seconds, 1)} s`, `≤ ${goals.seconds} s`],
      ["Memory that it takes at most", `${amount(megabytes)} MB`, `≤ ${goals.megabytes} MB`],
      [
        `${goals.pieces * 2} hand-overs at once of ${goals.pieces} pieces`,
        `${done} done, ${left} left`,
        "50 done, 0 left",
      ],
    ];
    const met = [seconds <= goals.seconds, megabytes <= goals.megabytes, sound];
    const told = table(
      ["Task", "measured", "goal", "met"],
      tasks.map((row, at) => [...row, mark(met[at])]),
    );
    return `${lists}\n\n${told}`;
  } finally {
    await tidyStock(client);
    await client.end();
    await database.close();
  }
}
