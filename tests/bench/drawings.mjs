import { openBrowser } from "./browser.mjs";
import { settled } from "./first-load.mjs";
import { frameWork } from "./main-thread.mjs";
import { amount, mark, table } from "./report.mjs";
import { signIn } from "./sign-in.mjs";
import { quantile } from "./sizes/database-reads.mjs";

const reader = "expert@etabli.test";
const vehicle = "/v3/search/immat/AB-123-CD";
const viewport = { width: 1280, height: 900 };
const moves = 150;
const slowed = 4;
const runs = 7;
const goals = { frameMs: 8, firstMs: 1500 };
/** The line of a reader in a yard: 1.6 Mbit/s each way, 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const ascending = (numbers) => numbers.toSorted((a, b) => a - b);
const at = (numbers, part) => quantile(ascending(numbers), part);

const dragged = [
  {
    what: "the vehicle turned by dragging",
    path: `${vehicle}/genart360`,
    ready: (page) => page.locator("[data-loaded=true]").waitFor({ state: "attached" }),
    surface: (page) => page.locator("[data-part=slider]"),
  },
  {
    what: "a maker's drawing dragged",
    path: `${vehicle}/oem/08057`,
    ready: (page) => page.locator("[aria-describedby=oe-drawing-keys] g[data-part]").first().waitFor(),
    surface: (page) => page.locator("[aria-describedby=oe-drawing-keys]"),
    zoomIn: true,
  },
];

async function openPage(browser, { base, token }, path) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: "etabli.session", value: token, url: base }]);
  const page = await context.newPage();
  await settled(page, page.goto(base + path));
  return page;
}

async function measureDrag(browser, house, { path, ready, surface, zoomIn }) {
  const page = await openPage(browser, house, path);
  try {
    await ready(page);
    const field = surface(page);
    if (zoomIn) for (let press = 0; press < 3; press++) await field.press("+");
    const { x, y, width, height } = await field.boundingBox();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    return await frameWork(devtools, async () => {
      const row = y + Math.min(height / 2, 60);
      await page.mouse.move(x + width * 0.9, row);
      await page.mouse.down();
      for (let move = 1; move <= moves; move++) await page.mouse.move(x + width * (0.9 - (0.8 * move) / moves), row);
      await page.mouse.up();
    });
  } finally {
    await page.context().close();
  }
}

async function dragRow(browser, house, one) {
  const { moving } = await measureDrag(browser, house, one);
  const [lasting, processor] = [moving.map(({ ms }) => ms), moving.map((frame) => frame.processor)];
  const two = (of) => [0.5, 0.95].map((part) => amount(at(of, part), 1)).join(" / ");
  return [
    `${one.what}: main thread in each of ${moving.length} frames, processor slowed ${slowed} times, p50 / p95 ms`,
    `${two(lasting)}, of a processor ${two(processor)}`,
    `≤ ${goals.frameMs}`,
    mark(at(lasting, 0.95) <= goals.frameMs),
  ];
}

const ways = [
  {
    what: "from an open vehicle page to the first picture of the vehicle from all sides",
    from: vehicle,
    link: "/genart360",
    shown: "[data-part=still] img",
  },
  {
    what: "from the maker's catalogue to a drawing",
    from: `${vehicle}/oem`,
    link: "/oem/08057",
    shown: "[aria-describedby=oe-drawing-keys] g[data-part]",
  },
];

/** Milliseconds from the press on a link of an open page until a picture of the next one is drawn. */
async function timeFirst(browser, house, { from, link, shown }) {
  const page = await openPage(browser, house, from);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slowLine);
    const tab = page.locator(`main a[href$="${link}"]`).first();
    const began = performance.now();
    await tab.click();
    await page.waitForFunction((picture) => {
      const one = document.querySelector(picture);
      return one && (!(one instanceof HTMLImageElement) || (one.complete && one.naturalWidth > 0));
    }, shown);
    return performance.now() - began;
  } finally {
    await page.context().close();
  }
}

async function firstRow(browser, house, way) {
  const times = [];
  for (let run = 0; run < runs; run++) times.push(await timeFirst(browser, house, way));
  return [
    `${way.what}, 1.6 Mbit/s and 150 ms, ${runs} runs, p50 / worst ms`,
    `${amount(at(times, 0.5))} / ${amount(Math.max(...times))}`,
    `≤ ${goals.firstMs}`,
    mark(at(times, 0.5) <= goals.firstMs),
  ];
}

/** Drawings and the turning vehicle: what dragging them takes of the main thread, and when the first is seen on a slow line. */
export async function measureDrawings({ product: { base }, browser: executable, note }) {
  const house = { base, token: await signIn(base, reader) };
  const browser = await openBrowser(executable);
  try {
    const rows = [];
    for (const one of dragged) {
      note(one.what);
      rows.push(await dragRow(browser, house, one));
    }
    for (const way of ways) {
      note(way.what);
      rows.push(await firstRow(browser, house, way));
    }
    return table(["Drawings", "measured", "goal", "met"], rows);
  } finally {
    await browser.close();
  }
}
