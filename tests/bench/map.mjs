import pg from "pg";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { openBrowser } from "./browser.mjs";
import { settled } from "./first-load.mjs";
import { frameWork } from "./main-thread.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer, signIn } from "./sign-in.mjs";
import { quantile } from "./sizes/database-reads.mjs";

const reader = "admin@etabli.test";
const wanted = 20_000;
const firstSite = 10_000_000;
const viewport = { width: 1440, height: 900 };
const asks = 20;
const moves = 150;
const zooms = 7;
const slowed = 4;
const goals = { marks: 300, frameMs: 8, kb: 60 };
const otherPage = "/mon-compte";
const home = [0.4858, 0.3352, 0.5296, 0.3741];
/** How much of the world map is asked for round a place: a third of the country, a department, a town with what is round it. */
const spans = [0.015, 0.004, 0.001];

const empty = (client) => client.query("delete from supply.site where id > $1", [firstSite]);

/** Gives a supplier a site at each of 20,000 places. */
async function fill(client) {
  await empty(client);
  const { rowCount } = await client.query(
    `insert into supply.site (id, supplier_id, name, cutoff_hour, delivery_hour, delivery_days, country, postal_code)
      select $1 + p.id, s.supplier_id, p.name || ' ' || p.id, s.cutoff_hour, s.delivery_hour, s.delivery_days, p.country, p.code
      from (select * from supply.site where supplier_id = (select id from supply.supplier where code = 'Caia') limit 1) s,
        (select * from place where x between $3 and $5 and y between $4 and $6 order by hashint4(id) limit $2) p`,
    [firstSite, wanted, ...home],
  );
  // A code's sites stand in its largest place; here each has its own.
  await client.query("update supply.site set place_id = id - $1 where id > $1", [firstSite]);
  await client.query("analyze supply.site");
  if (rowCount !== wanted) throw new Refusal(`The map has ${rowCount} places: load those of the demonstration.`);
}

/** The whole country, and parts of three sizes round nine places. */
async function boxesOf(client) {
  const { rows } = await client.query(
    "select x, y from place where x between $1 and $3 and y between $2 and $4 order by hashint4(id) limit 9",
    home,
  );
  const round = ({ x, y }, at) => {
    const half = spans[at % spans.length] / 2;
    return [x - half, y - half, x + half, y + half];
  };
  return [home, ...rows.map(round)];
}

/** Milliseconds of one client's calls, one after the other. */
async function timeCalls(base, token, boxes) {
  const times = [];
  for (let ask = 0; ask <= asks; ask++)
    for (const box of boxes) {
      const began = performance.now();
      const answer = await fetch(`${base}/api/map/points?box=${box}&width=1000`, { headers: bearer(token) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Refusal(`/api/map/points is answered ${answer.status}.`);
      if (ask > 0) times.push(performance.now() - began);
    }
  return times;
}

/** The menu of the shell fetches pages ahead, now more of them, now fewer: they are no part of the page. */
const isCounted = (type, url) => ["Script", "Fetch", "XHR"].includes(type) && !url.searchParams.has("_rsc");

/** Compressed bytes of the scripts and the data that a page asks for in a fresh browser profile, by path. */
async function weigh(browser, { base, token }, path) {
  const context = await openContext(browser, { base, token });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const [types, bytes] = [new Map(), new Map()];
    devtools.on("Network.responseReceived", ({ requestId, type, response }) =>
      types.set(requestId, { type, url: new URL(response.url) }),
    );
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const { type, url } = types.get(requestId) ?? {};
      if (!isCounted(type, url)) return;
      bytes.set(url.pathname, (bytes.get(url.pathname) ?? 0) + encodedDataLength);
    });
    await devtools.send("Network.enable");
    await settled(page, page.goto(base + path));
    return bytes;
  } finally {
    await context.close();
  }
}

async function openContext(browser, { base, token }) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: "etabli.session", value: token, url: base }]);
  return context;
}

async function openMap(browser, house) {
  const page = await (await openContext(browser, house)).newPage();
  await settled(page, page.goto(`${house.base}/map`));
  await page.locator("[data-mark]").first().waitFor();
  return page;
}

const surfaceOf = (page) => page.locator("[data-plane]").locator("..");

/** Draws the map to both sides in so many moves, lets it go and waits until it is drawn anew. */
async function drag(page, count, side = 1) {
  const { x, y, width, height } = await surfaceOf(page).boundingBox();
  const reach = side * width * 0.4;
  const point = (turn) => /** @type {const} */ ([x + width / 2 + reach * Math.sin(turn), y + height / 2 + 20 * turn]);
  await page.mouse.move(...point(0));
  await page.mouse.down();
  for (let at = 1; at <= count; at++) await page.mouse.move(...point((1.75 * Math.PI * at) / count));
  await settled(page, page.mouse.up());
}

function watchMarks() {
  const count = () => document.querySelectorAll("[data-mark]").length;
  let most = count();
  new MutationObserver(() => (most = Math.max(most, count()))).observe(document.body, {
    childList: true,
    subtree: true,
  });
  Object.assign(window, { mostMarks: () => most });
}

/** How many marks stood on the map at once at most, while it was panned at every zoom. */
async function countMarks(page) {
  await page.evaluate(watchMarks);
  for (let zoom = 0; zoom < zooms; zoom++) {
    await drag(page, 20, zoom % 2 ? 1 : -1);
    await surfaceOf(page).press("+");
  }
  return page.evaluate(() => /** @type {any} */ (window).mostMarks());
}

/** Work of the main thread by frames while the map is drawn along, and when it is let go; a processor slowed `rate` times. */
async function measurePanning(browser, house, rate) {
  const page = await openMap(browser, house);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    return await frameWork(devtools, () => drag(page, moves));
  } finally {
    await page.context().close();
  }
}

const ascending = (numbers) => numbers.toSorted((a, b) => a - b);
const twoOf = (numbers) => [0.5, 0.95].map((part) => amount(quantile(ascending(numbers), part), 1)).join(" / ");

async function panningRows({ browser, house, note }) {
  const rows = [];
  for (const rate of [1, slowed]) {
    const pace = rate === 1 ? "" : `, processor slowed ${rate} times`;
    note(`panning${pace}`);
    const { moving, ending } = await measurePanning(browser, house, rate);
    const [lasting, processor] = [moving.map(({ ms }) => ms), moving.map((frame) => frame.processor)];
    const isMet = quantile(ascending(lasting), 0.95) <= goals.frameMs;
    const measured = `${twoOf(lasting)}, of a processor ${twoOf(processor)}`;
    const judged = rate === 1 ? [`≤ ${goals.frameMs}`, mark(isMet)] : ["", ""];
    const longest = Math.max(...ending.map(({ ms }) => ms));
    rows.push(
      [`main thread in each of ${moving.length} frames while it is panned${pace}, p50 / p95 ms`, measured, ...judged],
      [`longest frame when it is let go and drawn anew${pace}, ms`, amount(longest, 1), "", ""],
    );
  }
  return rows;
}

async function weightRow({ browser, house }) {
  const known = await weigh(browser, house, otherPage);
  const own = [...(await weigh(browser, house, "/map"))].filter(([path]) => !known.has(path));
  const sum = (of) => own.filter(([path]) => of(path)).reduce((total, [, bytes]) => total + bytes, 0) / 1000;
  const isScript = (path) => path.endsWith(".js");
  const isOutline = (path) => path === "/map/outlines.json";
  const [all, scripts, outlines] = [() => true, isScript, isOutline].map(sum);
  const parts = `${amount(scripts, 1)} script, ${amount(outlines, 1)} outlines, ${amount(all - scripts - outlines, 1)} other data`;
  return [
    `script and data beyond those of ${otherPage}, kB compressed`,
    `${amount(all, 1)}: ${parts}`,
    `≤ ${goals.kb}`,
    mark(all <= goals.kb),
  ];
}

/** A map of 20,000 places: its calls, its marks, the main thread while it is panned, and what it loads. */
export async function measureMap({ product: { base, ...product }, browser: executable, note }) {
  const house = { base, token: await signIn(base, reader) };
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  const browser = await openBrowser(executable);
  try {
    await fill(client);
    note("calls");
    const calls = await timeCalls(base, house.token, await boxesOf(client));
    note("marks");
    const page = await openMap(browser, house);
    const marks = await countMarks(page);
    await page.context().close();
    const rows = [
      ["a part of the map over HTTP, ten parts one after the other, p50 / p95 ms", twoOf(calls), "", ""],
      [
        `marks at once at most, panned at ${zooms} zooms`,
        String(marks),
        `≤ ${goals.marks}`,
        mark(marks <= goals.marks),
      ],
      ...(await panningRows({ browser, house, note })),
      await weightRow({ browser, house }),
    ];
    return table(["Map of 20,000 places", "measured", "goal", "met"], rows);
  } finally {
    await empty(client);
    await browser.close();
    await client.end();
    await database.close();
  }
}
