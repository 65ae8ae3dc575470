import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { root } from "../../scripts/lib/paths.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer, cookie, signIn } from "./sign-in.mjs";
import { inBatches, openStream } from "./stream-tools.mjs";

const groups = 20;
const windows = 50;
const reorders = 30;
const goals = { page: 0.8, decision: 5, reorder: 1000 };
const firstId = 900_000_001;
/** A widget and how many tiles it has, as app/(portal)/dev/home draws them. */
const shelves = /** @type {const} */ ([
  ["rse-promotions", 10],
  ["rse-news", 10],
  ["rse-docs", 20],
  ["rse-forms", 20],
]);
const run = promisify(execFile);
const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
const p50 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** Puts 60 tiles for 20 groups in the place of those of the home; answers how to bring these back. */
async function fill(client) {
  await client.query(
    "insert into audience_group (id, name, roles) select $1 + n, 'Bench group ' || n, '{garage,workshop}' from generate_series(1, $2::int) n",
    [firstId, groups],
  );
  const { rows } = await client.query(
    `update tile t set deleted_at = now() from widget w where w.id = t.widget_id and w.name like 'rse-%' and t.deleted_at is null
      returning t.id`,
  );
  let next = firstId;
  for (const [name, count] of shelves) {
    await client.query(
      `insert into tile (id, widget_id, name, app_type, url, img, groups, highlight, place)
        select $2 + n, w.id, 'Bench tile ' || $2 + n, 'iconLink', '/packs/bench-' || $2 + n, '/tiles/tool.svg',
          (select array_agg(id) from audience_group where id > $4), w.name = 'rse-promotions', n
        from widget w, generate_series(0, $3::int - 1) n where w.name = $1`,
      [name, next, count, firstId],
    );
    next += count;
  }
  return async () => {
    await client.query("delete from tile where id >= $1", [firstId]);
    await client.query("delete from audience_group where id > $1", [firstId]);
    await client.query("update tile set deleted_at = null where id = any($1)", [rows.map(({ id }) => id)]);
  };
}

const elements = (html) => [...html.replace(/<script\b[^]*?<\/script>/g, "").matchAll(/<[a-z]/g)].length;

async function weigh(url, headers) {
  const response = await fetch(url, { headers, redirect: "manual" });
  if (response.status !== 200) throw new Refusal(`${url} answers ${response.status}: it needs ETABLI_BENCH=1.`);
  return elements(await response.text());
}

async function measurePage({ product, options, note }) {
  const headers = cookie(product.token);
  const urls = ["/rse", "/dev/home"].map((path) => product.base + path);
  const [own, constant] = await Promise.all(urls.map((url) => weigh(url, headers)));
  if (Math.abs(own - constant) > own * 0.02)
    throw new Refusal(`The home page has ${own} elements, its yardstick ${constant}.`);
  const targets = urls.map((url) => ({ name: url, url, headers }));
  const [real, yardstick] = await compare(targets, options, note);
  return [
    `home page of 60 tiles for a reader in ${groups} groups, /s against ${amount(yardstick.perSecond)} from constants`,
    `${amount(real.perSecond)}, ratio ${amount(yardstick.ratio, 2)}`,
    `≥ ${goals.page}`,
    mark(yardstick.ratio >= goals.page),
  ];
}

async function measureDecision() {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/bench/decide-tiles.ts"], { cwd: root });
  const times = JSON.parse(stdout).map(({ ms }) => ms);
  const found = p95(times);
  return [
    "which of 10,000 tiles a reader sees and when that changes, p50 / p95 ms",
    `${amount(p50(times), 2)} / ${amount(found, 2)}`,
    `≤ ${goals.decision}`,
    mark(found <= goals.decision),
  ];
}

/** A window: it hears that tiles changed, and reads its home anew; tells when the wanted order stands in it. */
async function openWindow(base, token, wanted) {
  const look = async () => {
    const answer = await fetch(`${base}/api/apps/home/rse`, { headers: bearer(token) });
    const { widgets } = await answer.json();
    const [first] = widgets.find(({ name }) => name === "rse-docs").tiles;
    if (first.id === wanted.id) wanted.reached(performance.now());
  };
  return openStream(base, token, { hear: (text) => text.includes("event: Tiles") && void look() });
}

async function measureReorder({ product, note }) {
  const editor = await signIn(product.base, "portail@etabli.test");
  const wanted = { id: 0, reached: (_at) => {} };
  const streams = await inBatches(windows, () => openWindow(product.base, product.token, wanted));
  const headers = { ...bearer(editor), "content-type": "application/json" };
  const ids = Array.from({ length: 20 }, (_, nth) => firstId + 20 + nth);
  const times = [];
  for (let nth = 0; nth < reorders; nth++) {
    note(`reorder ${nth + 1} of ${reorders}`);
    ids.push(...ids.splice(0, 1));
    const arrivals = [];
    const everybody = new Promise((resolve) => {
      wanted.reached = (at) => arrivals.push(at) === windows && resolve(null);
    });
    wanted.id = ids[0];
    const began = performance.now();
    const sent = await fetch(`${product.base}/api/setAppOrder/rse-docs`, {
      method: "POST",
      headers,
      body: JSON.stringify(ids),
    });
    if (!sent.ok) throw new Refusal(`The order is answered ${sent.status}.`);
    await everybody;
    times.push(...arrivals.map((at) => at - began));
  }
  streams.forEach(({ close }) => close());
  const found = p95(times);
  return [
    `a reorder in ${windows} open windows, p50 / p95 ms`,
    `${amount(p50(times))} / ${amount(found)}`,
    `≤ ${goals.reorder}`,
    mark(found <= goals.reorder),
  ];
}

/** A home page against its markup from constants, the decision about 10,000 tiles, and a reorder in 50 windows. */
export async function measurePortal({ product, options, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  let restore;
  try {
    restore = await fill(client);
    const rows = [await measurePage({ product, options, note })];
    note("10,000 tiles");
    rows.push(await measureDecision(), await measureReorder({ product, note }));
    return table(["Portal", "measured", "goal", "met"], rows);
  } finally {
    await restore?.();
    await client.end();
    await database.close();
  }
}
