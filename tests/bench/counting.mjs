import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { root } from "../../scripts/lib/paths.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { cookie } from "./sign-in.mjs";

const goals = { cost: 20, dashboard: 50 };
const events = 20_000_000;
/** A company of the bench alone: events of nobody, so that they can be taken away again. */
const company = 2_000_000_000;

/** Microseconds of processor time that counting costs a call, on and off by turns, with its interval of 95 percent. */
async function measureCost() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "counts-"));
  const env = { ...process.env, ETABLI_DATA_DIR: folder, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const run = ["--import", "tsx", path.join(root, "tests/bench/count-cost.ts")];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, run, { env, cwd: root });
    return JSON.parse(stdout);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const fill = `insert into stats_event (company_id, kind, at, user_id, ktype, hour, found)
  select $1, (array['identification', 'search', 'view', 'cart', 'quote', 'dtc', 'supplier'])[1 + n % 7],
    now() - (n % 34000000) * interval '1 second', n % 5000, 1000000 + n % 6500, n % 24, n % 3
  from generate_series($2::int, $3::int) n`;

async function addEvents(client, note) {
  const step = 1_000_000;
  for (let from = 1; from <= events; from += step) {
    note(`${from / step} of ${events / step} million events`);
    await client.query(fill, [company, from, from + step - 1]);
  }
  await client.query("analyze stats_event");
}

/** What counting costs a call, and the dashboard over thirteen months beside twenty million events. */
export async function measureCounting({ product, options, note }) {
  note("counting 100,000 calls");
  const { mean, within } = await measureCost();
  const today = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 395 * 86_400_000).toISOString().slice(0, 10);
  const url = `${product.base}/api/dashboard?from=${from}&to=${today}`;
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    await addEvents(client, note);
    const [result] = await compare([{ name: "dashboard", url, headers: cookie(product.token) }], options, note);
    const cost = `${amount(mean, 1)} ± ${amount(within, 1)} µs of processor time`;
    return table(
      ["What", "Measured", "Goal", "Met"],
      [
        ["Counting, a call", cost, `≤ ${goals.cost} µs`, mark(mean + within <= goals.cost)],
        [
          "Dashboard of thirteen months beside 20 million events, p95",
          `${amount(result.p95)} ms at ${amount(result.perSecond)}/s`,
          `≤ ${goals.dashboard} ms`,
          mark(result.p95 <= goals.dashboard),
        ],
      ],
    );
  } finally {
    await client.query("delete from stats_event where company_id = $1", [company]);
    await client.end();
    await database.close();
  }
}
